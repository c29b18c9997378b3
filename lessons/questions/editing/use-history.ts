import { useRef, useState } from 'react';

/** Steps back kept at most. */
const most = 100;

/**
 * Undo for an editor. `note` keeps what was before a change; changes with the same `typing` name, letter
 * after letter in one field, are one step. `back` answers what to go back to.
 */
export function useHistory<Content>() {
  const [past, setPast] = useState<readonly Content[]>([]);
  const lastTyping = useRef<string>(undefined);
  return {
    canUndo: past.length > 0,
    note: (before: Content, typing?: string) => {
      const goesOn = typing !== undefined && typing === lastTyping.current;
      lastTyping.current = typing;
      if (!goesOn) setPast((steps) => [...steps.slice(1 - most), before]);
    },
    back: (): Content | undefined => {
      lastTyping.current = undefined;
      setPast((steps) => steps.slice(0, -1));
      return past.at(-1);
    },
  };
}
