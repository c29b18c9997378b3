import { type RefObject, useEffect, useRef } from 'react';

/** Whether the group at a place can be seen. Before anything is known, all can. */
export type InSight = (at: number) => boolean;

/** Watches which groups of a long text stand in sight; a change of it draws nothing. */
export function useGroupsInSight(text: RefObject<HTMLElement | null>, long: boolean): InSight {
  const seen = useRef<Set<Element> | null>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || !long) return;
    const watch = new IntersectionObserver((entries) => {
      seen.current ??= new Set();
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) seen.current.add(target);
        // A text that is hidden as a whole comes back where it was.
        else if (boundingClientRect.width > 0) seen.current.delete(target);
      }
    });
    for (const group of element.children) watch.observe(group);
    return () => {
      watch.disconnect();
      seen.current = null;
    };
  }, [text, long]);
  return (at) => {
    const group = text.current?.children[at];
    return seen.current === null || !group || seen.current.has(group);
  };
}
