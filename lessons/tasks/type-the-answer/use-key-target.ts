import { useRef } from 'react';
import { pressKey } from '#language/press-key.ts';

type Writable = HTMLInputElement | HTMLTextAreaElement;

/**
 * Where the on-screen keys write: the field that had the focus last, at its caret. `write` is given the
 * field's element and its whole new text.
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
    // The element first: React then finds it as it wants it, and leaves the caret where it is.
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
