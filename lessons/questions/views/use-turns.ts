import { createContext, useContext, useState } from 'react';
import { RevealedAs } from './use-reveal.ts';

/** True if a panel shows one question at a time instead of its list. */
export const OneAtATime = createContext(false);

/** The current question of each named panel, remembered until the page reloads. */
const turns = new Map<string, number>();

/** The visible questions, and navigation if only one is shown. */
export interface Turns<Item> {
  /** Each visible question with its number in the whole list. */
  shown: readonly { item: Item; number: number }[];
  /** Null if the whole list is shown. */
  turn: { number: number; of: number; go: (number: number) => void } | null;
}

/** Returns all questions of a panel, or only the current question if the panel shows one at a time. */
export function useTurns<Item>(items: readonly Item[]): Turns<Item> {
  const alone = useContext(OneAtATime);
  const name = useContext(RevealedAs);
  const [at, setAt] = useState(() => (name && turns.get(name)) || 1);
  const all = items.map((item, index) => ({ item, number: index + 1 }));
  if (!alone || all.length === 0) return { shown: all, turn: null };
  // The list may have become shorter since the position was stored.
  const number = Math.min(at, all.length);
  const go = (next: number) => {
    const kept = Math.min(Math.max(1, next), all.length);
    if (name) turns.set(name, kept);
    setAt(kept);
  };
  return { shown: all.slice(number - 1, number), turn: { number, of: all.length, go } };
}
