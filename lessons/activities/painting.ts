import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';

/**
 * What was drawn for each id: the very same node again as long as `same` finds nothing changed that it
 * shows. A renderer passes over a node that it has met before, and so does a memo that is handed one.
 */
export function useNodeCache<Props>(
  draw: (props: Props) => ReactNode,
  same: (before: Props, now: Props) => boolean,
): (id: string, props: Props) => ReactNode {
  const kept = useRef(new Map<string, { props: Props; node: ReactNode }>());
  return (id, props) => {
    const before = kept.current.get(id);
    if (before && same(before.props, props)) return before.node;
    const node = draw(props);
    kept.current.set(id, { props, node });
    return node;
  };
}

/**
 * The value itself, or, where it `waits`, the one before until the screen has been painted once: what
 * follows a big change can be drawn a moment after it.
 */
export function useAfterPaint<Value>(value: Value, waits: boolean): Value {
  const drawn = useRef(value);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  if (!waits) drawn.current = value;
  useEffect(() => {
    if (drawn.current === value) return;
    return afterPaint(() => {
      drawn.current = value;
      drawAgain();
    });
  }, [value]);
  return drawn.current;
}

/**
 * Scrolls to what was just uncovered, the element whose `data-{name}` is this id, where a long text or
 * large letters have it out of sight; the press itself does not wait for it.
 */
export function bringIntoView(name: string, id: string): void {
  const selector = `[data-${name}="${CSS.escape(id)}"]`;
  afterPaint(() => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }));
}
