import { createContext, useContext, useState } from 'react';

/** True around panels whose answers are open from the start, such as those of the preview. */
export const AnswersOpenContext = createContext(false);

/**
 * The key under which a panel's revealed answers are remembered until the page reloads. With a key, they
 * survive a switch to another kind of question or another activity. Without a key, they are not remembered.
 */
export const RevealedAs = createContext<string | undefined>(undefined);

const revealed = new Map<string, ReadonlySet<string>>();

/** The revealed answers, and the four ways to change them. */
export interface Reveal {
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  next: () => void;
  all: () => void;
  none: () => void;
  shown: number;
  total: number;
}

/** Reveal state for the ids of a panel, in reading order. Removed ids are ignored. */
export function useReveal(ids: readonly string[]): Reveal {
  const openAtFirst = useContext(AnswersOpenContext);
  const name = useContext(RevealedAs);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => (name && revealed.get(name)) || new Set(openAtFirst ? ids : []),
  );
  const hidden = ids.filter((id) => !open.has(id));
  const change = (ids: readonly string[]) => {
    const now = new Set(ids);
    if (name) revealed.set(name, now);
    setOpen(now);
  };
  return {
    isShown: (id) => open.has(id),
    toggle: (id) =>
      change(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]),
    next: () => change([...open, ...hidden.slice(0, 1)]),
    // Leave answers on another page of the same panel unchanged.
    all: () => change([...open, ...hidden]),
    none: () => change([...open].filter((id) => !ids.includes(id))),
    shown: ids.length - hidden.length,
    total: ids.length,
  };
}
