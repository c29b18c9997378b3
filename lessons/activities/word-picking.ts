import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { wordAt, wordAtPoint, wordBeside } from './word-at.ts';

interface Range {
  from: string;
  to: string;
}

const nothing: readonly string[] = [];

/**
 * Picks words in the text: a tap or a drag with mouse or finger; by keyboard the arrows move, Shift with an
 * arrow selects a range, Enter or Space picks it. `orders` are the pickable words, one list per side in text
 * order. One word is in the tab order, as in a toolbar.
 */
export function useWordPicking(
  orders: readonly (readonly string[])[],
  onPick: (ids: readonly string[]) => void,
) {
  const [focused, setFocused] = useState<string>();
  const [range, setRange] = useState<Range | null>(null);
  // Handlers are stable, so that sentences need not rerender; they read the latest values.
  const now = useRef({ orders, onPick, range });
  now.current = { orders, onPick, range };

  // Attached on pointerdown: on a slow machine a tap ends before anything rerenders.
  const drag = useRef<AbortController>(null);
  useEffect(() => () => drag.current?.abort(), []);
  const follow = (id: string) => {
    drag.current?.abort();
    const listening = new AbortController();
    drag.current = listening;
    let drawn: Range = { from: id, to: id };
    setRange(drawn);
    const move = (event: globalThis.PointerEvent) => {
      const word = wordAtPoint(event.clientX, event.clientY);
      if (!word || word.id === drawn.to) return;
      drawn = { ...drawn, to: word.id };
      setRange(drawn);
    };
    const end = (event: globalThis.PointerEvent) => {
      listening.abort();
      setRange(null);
      // A browser that scrolls instead cancels the pointer: nothing was picked.
      if (event.type === 'pointerup') pick(now.current, drawn);
    };
    addEventListener('pointermove', move, listening);
    addEventListener('pointerup', end, listening);
    addEventListener('pointercancel', end, listening);
  };

  const [handlers] = useState(() => ({
    onFocus: (event: FocusEvent) => setFocused(wordAt(event.target)?.id),
    onPointerDown: (event: PointerEvent) => {
      const word = event.button === 0 ? wordAt(event.target) : null;
      if (word) follow(word.id);
    },
    onClick: (event: MouseEvent) => {
      // Only a screen reader clicks without a pointer: pointer taps are picked above.
      const word = event.detail === 0 ? wordAt(event.target) : null;
      if (word) now.current.onPick([word.id]);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const word = wordAt(event.target);
      if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pick(now.current, now.current.range ?? { from: word.id, to: word.id });
        return setRange(null);
      }
      if (event.key === 'Escape') return setRange(null);
      const next = wordBeside(word.element, event.key);
      if (!next?.dataset.word) return;
      event.preventDefault();
      const to = next.dataset.word;
      setRange((old) => (event.shiftKey ? { from: old?.from ?? word.id, to } : null));
      next.focus();
    },
  }));

  const picked = useMemo(
    () => new Set(range ? wordRange(orders, range.from, range.to) : nothing),
    [orders, range],
  );
  const known = focused !== undefined && orders.some((order) => order.includes(focused));
  return {
    /** The one word in the tab order. */
    cursor: known ? focused : orders.find((order) => order.length > 0)?.[0],
    /** The words under the pointer or in the Shift range, not picked yet. */
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
 * Returns the ids from one word to another, inclusive, in either order. `orders` are the words of each side
 * in text order; words of different sides have nothing between them, so only `to` counts.
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
