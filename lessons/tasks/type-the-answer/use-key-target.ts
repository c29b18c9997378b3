import { useRef } from 'react';
import { pressKey } from '#language/press-key.ts';

type Writable = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the target of the on-screen keys: the last focused field, at its caret. `write` receives the
 * field's element and its complete new text.
 */
export function useKeyTarget(write: (field: Writable, text: string) => void) {
  const target = useRef<Writable>(null);

  const change = (fallback: Writable | null, edit: (before: string) => string) => {
    const field = target.current?.isConnected ? target.current : fallback;
    if (!field || field.disabled || field.readOnly) return;
    const { value } = field;
    const start = field.selectionStart ?? value.length;
    const before = edit(value.slice(0, start));
    const text = before + value.slice(Math.max(field.selectionEnd ?? start, start));
    // Update the element first, so that React finds the expected value and does not move the caret.
    field.value = text;
    field.setSelectionRange(before.length, before.length);
    write(field, text);
  };

  return {
    onFocus: (field: Writable) => {
      target.current = field;
    },
    press: (language: string, key: string, fallback: Writable | null) =>
      change(fallback, (before) => pressKey(language, before, key)),
    remove: (fallback: Writable | null) => {
      const field = target.current?.isConnected ? target.current : fallback;
      const isRange = field !== null && field.selectionStart !== field.selectionEnd;
      change(fallback, (before) => (isRange ? before : [...before].slice(0, -1).join('')));
    },
  };
}
