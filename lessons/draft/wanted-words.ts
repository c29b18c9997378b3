import type { Draft } from '#contracts/resources/draft.ts';
import { alignGiven } from './given/align-given.ts';
import { countGiven } from './given/check-given.ts';

/** How many words the text of a draft will have: those asked for, or those that the teacher brought. */
export function wantedWords(draft: Draft): number {
  if (!draft.given) return draft.count;
  const { to, from, textType, given } = draft;
  const { rows } = alignGiven(given, { target: to, native: from }, textType);
  return countGiven(
    to,
    rows.map(({ target }) => target),
  );
}
