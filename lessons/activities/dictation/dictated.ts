import type { Opened } from './reveal-words.ts';
import type { Typing } from './typing.ts';

/** How far a dictation got: the place of its sentence, and by sentence what is open and what was typed. */
export interface Dictated {
  at: number;
  openedById: ReadonlyMap<string, Opened>;
  typedById: ReadonlyMap<string, Typing>;
}

export const notBegun: Dictated = { at: 0, openedById: new Map(), typedById: new Map() };

/** The same in the sentences as they are now: one that was taken out no longer counts. */
export function goOn(dictated: Dictated, sentences: readonly { id: string }[]): Dictated {
  const ids = new Set(sentences.map(({ id }) => id));
  const there = <Kept>(byId: ReadonlyMap<string, Kept>) =>
    new Map([...byId].filter(([id]) => ids.has(id)));
  return {
    at: Math.max(0, Math.min(dictated.at, sentences.length - 1)),
    openedById: there(dictated.openedById),
    typedById: there(dictated.typedById),
  };
}
