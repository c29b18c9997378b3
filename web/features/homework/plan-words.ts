import { plural, t } from '@lingui/core/macro';
import type { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';

export const presetNames: Record<MarkingPreset, string> = {
  relaxed: t({ message: 'Relaxed', comment: 'How strictly typed answers are marked.' }),
  standard: t({ message: 'Standard', comment: 'How strictly typed answers are marked.' }),
  exact: t({ message: 'Exact', comment: 'How strictly typed answers are marked.' }),
};

/** The effect of a marking preset on typed answers, in one sentence (language-rules 2.12, 2.13). */
export const presetWords: Record<MarkingPreset, string> = {
  relaxed: t`Missing accents, small slips and articles count as right, unless they turn the answer into another word (si for sí); the correct form is still shown.`,
  standard: t`A missing accent counts as right, unless it turns the answer into another word (si for sí) or the letter into another (n for ñ). A slip, a wrong article or another form of the word gets half a mark.`,
  exact: t`Accents, capitals, articles and every letter must be right; no marks are lost for punctuation.`,
};

/** The effect of each article weight on the score, in a teacher's words. */
export const articleWords: Record<ArticleWeight, string> = {
  full: t`Counts fully`,
  half: t`Half a mark`,
  free: t`No marks lost`,
};

/** Says who marks a task, for use in a list. The teacher marks `toRead` of its `size` answers. */
export function markedByWords(toRead: number, size: number): string {
  if (toRead === 0) return t`marked automatically`;
  if (toRead < size) {
    return plural(toRead, { one: 'you mark # of them', other: 'you mark # of them' });
  }
  return plural(toRead, { one: 'you mark the answer', other: 'you mark the answers' });
}

/** Says who marks a task, on a line of its own. */
export function markedBySentence(toRead: number, size: number): string {
  if (toRead === 0) return t`Marked automatically`;
  if (toRead < size) {
    return plural(toRead, { one: 'You mark # of them', other: 'You mark # of them' });
  }
  return plural(toRead, { one: 'You mark the answer', other: 'You mark the answers' });
}

/** The number of answers that a teacher will have to mark: "8 answers × 29 pupils = 232 to mark". */
export function toReadWords(answers: number, pupils: number): string {
  if (pupils === 0) {
    return plural(answers, { one: '# answer per pupil', other: '# answers per pupil' });
  }
  const total = answers * pupils;
  return t`${plural(answers, { one: '# answer', other: '# answers' })} × ${plural(pupils, { one: '# pupil', other: '# pupils' })} = ${total} to mark`;
}
