import type { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';

export const presetNames: Record<MarkingPreset, string> = {
  relaxed: 'Relaxed',
  standard: 'Standard',
  exact: 'Exact',
};

/** The effect of a marking preset on typed answers, in one sentence (language-rules 2.12, 2.13). */
export const presetWords: Record<MarkingPreset, string> = {
  relaxed:
    'Missing accents, small slips and articles count as right, unless they turn the answer into another word (si for sí); the correct form is still shown.',
  standard:
    'A missing accent counts as right, unless it turns the answer into another word (si for sí) or the letter into another (n for ñ). A slip, a wrong article or another form of the word gets half a mark.',
  exact:
    'Accents, capitals, articles and every letter must be right; no marks are lost for punctuation.',
};

/** The effect of each article weight on the score, in a teacher's words. */
export const articleWords: Record<ArticleWeight, string> = {
  full: 'Counts fully',
  half: 'Half a mark',
  free: 'No marks lost',
};

/** Says who marks a task, for use in a list. The teacher marks `toRead` of its `size` answers. */
export function markedByWords(toRead: number, size: number): string {
  if (toRead === 0) return 'marked automatically';
  if (toRead < size) return `you mark ${toRead} of them`;
  return toRead === 1 ? 'you mark the answer' : 'you mark the answers';
}

/** The number of answers that a teacher will have to mark: "8 answers × 29 pupils = 232 to mark". */
export function toReadWords(answers: number, pupils: number): string {
  const each = answers === 1 ? '1 answer' : `${answers} answers`;
  if (pupils === 0) return `${each} per pupil`;
  const whom = pupils === 1 ? '1 pupil' : `${pupils} pupils`;
  return `${each} × ${whom} = ${answers * pupils} to mark`;
}
