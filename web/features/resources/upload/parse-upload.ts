import type { Draft } from '#contracts/resources/draft.ts';
import { matchesScript } from '#language/matches-script.ts';
import { alignPastedText, type PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { countPastedWords } from '#lessons/draft/pasted/check-pasted-text.ts';

/** A given text as the lesson will have it. */
export interface ParsedUpload {
  rows: PastedRow[];
  words: number;
  /** Nothing is left to translate. */
  bothSides: boolean;
  /** The letters are those of the chosen language. */
  fits: boolean;
}

/** Whether the given text of a draft is written in the letters of its language. */
export const fitsLanguage = ({ given, to }: Draft) => matchesScript(to, given?.target ?? '');

/** Cuts the given text of a draft the way the server does, for the preview and the counts. */
export function parseUpload(draft: Draft): ParsedUpload {
  const { given = { target: '' }, to, from, textType } = draft;
  const { rows } = alignPastedText(given, { target: to, native: from }, textType);
  const words = countPastedWords(
    to,
    rows.map(({ target }) => target),
  );
  const bothSides = rows.length > 0 && rows.every(({ native }) => native !== null);
  return { rows, words, bothSides, fits: fitsLanguage(draft) };
}
