import type { MarkingPreset } from '#language/marking/marking-item.ts';

export const presetNames: Record<MarkingPreset, string> = {
  relaxed: 'Relaxed',
  standard: 'Standard',
  exact: 'Exact',
};

/** What a marking preset means for a pupil's typed answer, in one sentence (language-rules 2.12, 2.13). */
export const presetWords: Record<MarkingPreset, string> = {
  relaxed: 'A missing accent or a small slip counts as right; the correct form is still shown.',
  standard: 'A missing accent counts as right, a slip of a letter earns half; both are shown.',
  exact: 'Accents, capitals and every letter must be right; punctuation never costs a mark.',
};
