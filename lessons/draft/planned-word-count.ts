import type { Draft } from '#contracts/resources/draft.ts';
import { alignPastedText } from './pasted/align-pasted-text.ts';
import { countPastedWords } from './pasted/check-pasted-text.ts';

/**
 * Returns the expected word count of a draft's text: the requested count, or the count of the teacher's own
 * text.
 */
export function plannedWordCount(draft: Draft): number {
  if (!draft.given) return draft.count;
  const { to, from, textType, given } = draft;
  const { rows } = alignPastedText(given, { target: to, native: from }, textType);
  return countPastedWords(
    to,
    rows.map(({ target }) => target),
  );
}
