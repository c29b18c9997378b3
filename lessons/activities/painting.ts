import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';

/**
 * Caches the rendered node of each id and returns the same node as long as `same` finds no visible change. A
 * renderer skips a node that it has seen before, as does a memo that receives one.
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
 * Returns the value, or, if it `waits`, the previous one until the next paint, so that content depending on a
 * big change can render just after it.
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
 * Scrolls to the element just revealed, whose `data-{name}` is this id, if a long text or large letters have
 * it off screen; does not delay the press itself.
 */
export function bringIntoView(name: string, id: string): void {
  const selector = `[data-${name}="${CSS.escape(id)}"]`;
  afterPaint(() => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }));
}
