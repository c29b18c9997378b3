import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';

/**
 * Caches the rendered node of each id and returns the same node as long as `same` finds no visible change.
 * The renderer skips a node that it has already rendered, even when a memoised component receives it.
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
 * Returns the value. If `waits` is true, returns the previous value until the next paint, so that content
 * that depends on a big change renders just after that change.
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
 * Scrolls the element that was just revealed into view if it is off screen, because the text is long or the
 * letters are large. The element is the one whose `data-{name}` equals this id. Runs after the next paint, so
 * that it does not delay the response to the press.
 */
export function bringIntoView(name: string, id: string): void {
  const selector = `[data-${name}="${CSS.escape(id)}"]`;
  afterPaint(() => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }));
}
