import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  type DisplaySettings,
  defaultDisplay,
  openingFlags,
} from '#lessons/draft/display-settings.ts';
import { stepFontSize } from '#lessons/draft/fonts-and-colours.ts';
import {
  type FormatType,
  flagsOfFormat,
  formatOf,
  formats,
  type ShowFlags,
  type ShowKey,
  toggleShow,
} from '#lessons/draft/format-types.ts';
import { type LayoutName, layoutOf } from '#lessons/draft/screen-layouts.ts';
import { createDisplayKeeper } from './keep-display.ts';
import { signedIn } from './signed-in.ts';

/**
 * What keeps the settings of this visit, and what was chosen on another device: fetched from here on, because
 * after the lesson would be a second round trip.
 */
export function openDisplay() {
  const keeper = createDisplayKeeper(keptFor());
  return { ...keeper, newer: keeper.refresh() };
}

export type OpenDisplay = ReturnType<typeof openDisplay>;

/** How the lesson looks and what of it is shown: settings are remembered, T, N, ? and A are of the moment. */
export function useDisplay(keeper: OpenDisplay) {
  const [settings, setSettings] = useState(keeper.read);
  const [shown, show] = useReducer(
    (now: Shown, next: ShowKey | Shown): Shown =>
      typeof next === 'string' ? { ...now, flags: toggleShow(now.flags, next) } : next,
    settings,
    openingView,
  );
  const touched = useRef(false);
  /** Which text what is open acts on. */
  const acts = useRef<TextSide | undefined>(undefined);

  // Once a visit: what was chosen on another device.
  useEffect(() => {
    void keeper.newer.then((newer) => {
      if (!newer) return;
      setSettings(newer);
      if (!touched.current) show(withText(openingView(newer), acts.current) ?? openingView(newer));
    });
  }, [keeper]);

  const newest = useRef({ settings, shown });
  newest.current = { settings, shown };
  // Always the same, so that what only acts on them is not drawn again.
  const actions = useMemo(() => {
    const change = (changes: Partial<DisplaySettings>) => {
      const next = { ...newest.current.settings, ...changes };
      touched.current = true;
      newest.current = { ...newest.current, settings: next };
      setSettings(next);
      keeper.keep(next);
    };
    const resize = (direction: 1 | -1) =>
      change({ fontSize: stepFontSize(newest.current.settings.fontSize, direction) });
    const toggle = (key: ShowKey) => {
      touched.current = true;
      show(key);
    };
    return {
      toggle,
      toggleQuestions: () => toggle('questions'),
      change,
      bigger: () => resize(1),
      smaller: () => resize(-1),
      /** Everything as it was before anybody chose. */
      restore: () => {
        change(defaultDisplay);
        show(openingView(defaultDisplay));
      },
      /** Shows what the format says, now and whenever a lesson opens. */
      chooseFormat: (format: FormatType) => {
        change({ format });
        const { questions } = newest.current.shown.flags;
        show({ flags: flagsOfFormat(format, questions), audio: formats[format].audio });
      },
      /**
       * Brings the text into sight, where neither language is, or for what is done with the `target` alone:
       * it acts on nothing else.
       */
      showText: (side: TextSide) => {
        acts.current = side;
        const next = withText(newest.current.shown, side);
        if (!next) return;
        touched.current = true;
        show(next);
      },
      /** Lays the screen out anew and switches on what the layout is for. */
      chooseLayout: (layout: LayoutName) => {
        const { settings: before, shown: now } = newest.current;
        change({ layout, format: formatFor(before.format, layout) });
        const { switches } = layoutOf(layout);
        const flags = { ...now.flags, ...switches };
        // A layout of lines without any text would look as if nothing was chosen.
        flags.target ||= !flags.native && switches.target !== false;
        show({ ...now, flags: { ...flags, all: flags.target || flags.native || flags.questions } });
      },
    };
  }, [keeper]);
  return { settings, flags: shown.flags, audio: shown.audio, ...actions };
}

/** The teacher whose settings these are; visitors and pupils have theirs on the device alone. */
function keptFor(): string | null {
  const who = signedIn();
  return who?.teaches ? who.id : null;
}

interface Shown {
  flags: ShowFlags;
  audio: boolean;
}

type TextSide = 'either' | 'target';

/** The view with the text in sight that is acted on; undefined where it is there, or none is asked for. */
function withText(view: Shown, side: TextSide | undefined): Shown | undefined {
  const { target, native } = view.flags;
  if (!side || target || (native && side === 'either')) return undefined;
  return { ...view, flags: { ...view.flags, target: true, all: true } };
}

/** The format that a lesson opens with under a layout: one for two texts has both. */
function formatFor(format: FormatType, layout: LayoutName): FormatType {
  const { target, native } = layoutOf(layout).switches;
  const now = formats[format];
  if (target === false) return format;
  return formatOf({ target: target ?? now.target, native: native ?? now.native }, now.audio);
}

function openingView(settings: DisplaySettings): Shown {
  return { flags: openingFlags(settings), audio: formats[settings.format].audio };
}

export type Display = ReturnType<typeof useDisplay>;
