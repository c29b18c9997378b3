import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePointerDrag } from '#ui/use-pointer-drag.ts';
import { wordAt, wordAtPoint, wordBeside } from './word-at.ts';

interface Range {
  from: string;
  to: string;
}

const nothing: readonly string[] = [];

/**
 * Picks words in the text. A tap or a drag with mouse or finger picks words. On the keyboard, the arrows
 * move, Shift with an arrow selects a range, and Enter or Space picks it. `orders` contains the pickable
 * words, one list per side in text order. Only one word is in the tab order, as in a toolbar.
 */
export function useWordPicking(
  orders: readonly (readonly string[])[],
  onPick: (ids: readonly string[]) => void,
) {
  const [focused, setFocused] = useState<string>();
  const [keyed, setKeyed] = useState<Range | null>(null);
  const { dragged, handlers: drag } = usePointerDrag({
    pick: (pressed) => wordAt(pressed)?.id,
    over: ({ x, y }, { id, over }) => wordAtPoint(x, y)?.id ?? over ?? id,
    onDrop: (from, to) => {
      setKeyed(null);
      pick(now.current, { from, to: to ?? from });
    },
    startPx: 0,
  });
  const range = dragged ? { from: dragged.id, to: dragged.over ?? dragged.id } : keyed;
  // Handlers are stable, so that sentences do not rerender; they read the latest values.
  const now = useRef({ orders, onPick, range });
  now.current = { orders, onPick, range };

  const [handlers] = useState(() => ({
    onFocus: (event: FocusEvent) => setFocused(wordAt(event.target)?.id),
    onPointerDown: drag.onPointerDown,
    onClick: (event: MouseEvent) => {
      // A click without a pointer comes from a screen reader; taps with a pointer are handled above.
      const word = event.detail === 0 ? wordAt(event.target) : null;
      if (word) now.current.onPick([word.id]);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const word = wordAt(event.target);
      if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pick(now.current, now.current.range ?? { from: word.id, to: word.id });
        return setKeyed(null);
      }
      if (event.key === 'Escape') return setKeyed(null);
      const next = wordBeside(word.element, event.key);
      if (!next?.dataset.word) return;
      event.preventDefault();
      const to = next.dataset.word;
      setKeyed((old) => (event.shiftKey ? { from: old?.from ?? word.id, to } : null));
      next.focus();
    },
  }));

  const { from, to } = range ?? {};
  const picked = useMemo(
    () => new Set(from !== undefined && to !== undefined ? wordRange(orders, from, to) : nothing),
    [orders, from, to],
  );
  const known = focused !== undefined && orders.some((order) => order.includes(focused));
  return {
    /** The id of the only word in the tab order. */
    cursor: known ? focused : orders.find((order) => order.length > 0)?.[0],
    /** The words that are highlighted before they are picked: under the pointer or in the Shift range. */
    picked: picked as ReadonlySet<string>,
    handlers,
  };
}

export type WordPicking = ReturnType<typeof useWordPicking>;

interface Pickable {
  orders: readonly (readonly string[])[];
  onPick: (ids: readonly string[]) => void;
}

function pick({ orders, onPick }: Pickable, { from, to }: Range): void {
  onPick(wordRange(orders, from, to));
}

/**
 * Returns the ids from one word to another, inclusive, in either direction. `orders` contains the words of
 * each side in text order. If the words are on different sides, there is no range between them, so only `to`
 * is returned.
 */
export function wordRange(
  orders: readonly (readonly string[])[],
  from: string,
  to: string,
): readonly string[] {
  for (const order of orders) {
    const [a, b] = [order.indexOf(from), order.indexOf(to)];
    if (a >= 0 && b >= 0) return order.slice(Math.min(a, b), Math.max(a, b) + 1);
  }
  return [to];
}
