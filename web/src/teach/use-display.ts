import { useReducer, useState } from 'react';
import { defaultDisplay } from '#teaching/resources/display-settings.ts';
import { type ShowFlags, toggleShow } from '#teaching/resources/show-flags.ts';
import { smallestFontSize, stepFontSize } from '#teaching/resources/step-font-size.ts';

const key = 'lexiloom-teach-font-size';

/** A lesson opens with the target text alone and large; the rest is one press away. */
const openingView: ShowFlags = { target: true, native: false, questions: false, all: true };

function storedFontSize(): number {
  const size = Number(localStorage.getItem(key));
  return size >= smallestFontSize && size <= 100 ? size : defaultDisplay.fontSize;
}

/** What is shown and how large; the size stays on this device, since it belongs to its screen. */
export function useDisplay() {
  const [flags, toggle] = useReducer(toggleShow, openingView);
  const [fontSize, setFontSize] = useState(storedFontSize);
  const resize = (direction: 1 | -1) => {
    const size = stepFontSize(fontSize, direction);
    localStorage.setItem(key, String(size));
    setFontSize(size);
  };
  return {
    flags,
    fontSize,
    toggle,
    bigger: () => resize(1),
    smaller: () => resize(-1),
  };
}

export type Display = ReturnType<typeof useDisplay>;
