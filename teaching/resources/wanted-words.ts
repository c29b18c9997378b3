import { alignGiven } from '../text/given/align-given.ts';
import { countGiven } from '../text/given/check-given.ts';
import type { Draft } from './draft.ts';

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
