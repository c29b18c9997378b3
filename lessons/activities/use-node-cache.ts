import { type ReactNode, useRef } from 'react';

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
