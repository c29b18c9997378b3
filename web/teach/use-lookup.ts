import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { wordAt, wordBeside } from '#lessons/activities/word-at.ts';

/**
 * Looking up a word of the plain text: a click or Enter opens its card, the arrows go from word to word.
 * Escape and a press elsewhere close it; Escape gives the focus back to the word.
 */
export function useLookup() {
  const [open, setOpen] = useState<string>();
  const [cursor, setCursor] = useState<string>();
  // Always the same, so that no sentence is drawn again for them.
  const [handlers] = useState(() => ({
    onFocus: (event: FocusEvent) => setCursor(wordAt(event.target)?.id),
    onClick: (event: MouseEvent) => {
      const word = wordAt(event.target);
      // Who has just selected words wants to copy them.
      if (word && (getSelection()?.isCollapsed ?? true)) setOpen(word.id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const word = wordAt(event.target);
      if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        setOpen(word.id);
        return;
      }
      const next = wordBeside(word.element, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  }));

  useEffect(() => {
    if (open === undefined) return;
    const press = (event: PointerEvent) => {
      const on = event.target instanceof Element ? event.target : null;
      if (!on?.closest('[data-card]') && !wordAt(on)) setOpen(undefined);
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(undefined);
      elementOf(open)?.focus();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return { open, cursor, handlers, close: () => setOpen(undefined) };
}

/** The word on the screen with this token id. */
export function elementOf(tokenId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-word="${CSS.escape(tokenId)}"]`);
}

export type Lookup = ReturnType<typeof useLookup>;
