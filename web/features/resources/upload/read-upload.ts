import type { Draft } from '#contracts/resources/draft.ts';
import { alignGiven, type GivenRow } from '#lessons/draft/given/align-given.ts';
import { countGiven } from '#lessons/draft/given/check-given.ts';
import { fitsScript } from '#lessons/draft/given/fits-script.ts';

/** A given text as the lesson will have it. */
export interface ReadUpload {
  rows: GivenRow[];
  words: number;
  /** Nothing is left to translate. */
  bothSides: boolean;
  /** The letters are those of the chosen language. */
  fits: boolean;
}

/** Whether the given text of a draft is written in the letters of its language. */
export const fitsLanguage = ({ given, to }: Draft) => fitsScript(to, given?.target ?? '');

/** Cuts the given text of a draft the way the server does, for the preview and the counts. */
export function readUpload(draft: Draft): ReadUpload {
  const { given = { target: '' }, to, from, textType } = draft;
  const { rows } = alignGiven(given, { target: to, native: from }, textType);
  const words = countGiven(
    to,
    rows.map(({ target }) => target),
  );
  const bothSides = rows.length > 0 && rows.every(({ native }) => native !== null);
  return { rows, words, bothSides, fits: fitsLanguage(draft) };
}
