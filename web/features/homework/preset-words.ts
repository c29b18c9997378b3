import type { ArticleWeight, MarkingPreset } from '#language/marking/marking-item.ts';

export const presetNames: Record<MarkingPreset, string> = {
  relaxed: 'Relaxed',
  standard: 'Standard',
  exact: 'Exact',
};

/** What a marking preset means for a pupil's typed answer, in one sentence (language-rules 2.12, 2.13). */
export const presetWords: Record<MarkingPreset, string> = {
  relaxed:
    'Missing accents, small slips and articles count as right, unless they turn the answer into another word (si for sí); the correct form is still shown.',
  standard:
    'A missing accent counts as right, unless it turns the answer into another word (si for sí) or the letter into another (n for ñ). A slip, a wrong article or another form of the word earns half.',
  exact:
    'Accents, capitals, articles and every letter must be right; punctuation never costs a mark.',
};

/** What a missing or a wrong article costs, as a teacher says it. */
export const articleWords: Record<ArticleWeight, string> = {
  full: 'Counts fully',
  half: 'Half a mark',
  free: 'Costs nothing',
};
