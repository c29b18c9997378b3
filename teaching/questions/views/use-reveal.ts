import { createContext, useContext, useState } from 'react';

/** True around panels whose answers are open from the start, such as those of the preview. */
export const AnswersOpenContext = createContext(false);

/** Which answers are uncovered, and the four ways to change it. */
export interface Reveal {
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  next: () => void;
  all: () => void;
  none: () => void;
  shown: number;
  total: number;
}

/** Reveal state over the ids of a panel, in reading order. Ids that are gone no longer count. */
export function useReveal(ids: readonly string[]): Reveal {
  const openAtFirst = useContext(AnswersOpenContext);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst ? ids : []));
  const hidden = ids.filter((id) => !open.has(id));
  const change = (ids: readonly string[]) => setOpen(new Set(ids));
  return {
    isShown: (id) => open.has(id),
    toggle: (id) =>
      change(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]),
    next: () => change([...open, ...hidden.slice(0, 1)]),
    all: () => change(ids),
    none: () => change([]),
    shown: ids.length - hidden.length,
    total: ids.length,
  };
}
