import type { Duty } from './ai-model.ts';

/** Words that a model reads aloud, draws or judges in a trial. They were written for this purpose. */
export interface TrialWords {
  id: string;
  label: string;
  words: string;
  /** BCP-47 code. */
  language: string;
}

/**
 * Samples for duties that are tried without a prompt. The request to ai-jobs contains them, because they do
 * not fit into the bundle of ai-jobs.
 */
export const trialWords: Readonly<Partial<Record<Duty, readonly TrialWords[]>>> = {
  speech: [
    {
      id: 'french-line',
      label: 'French: two friends at the market',
      words: 'Bonjour Léa ! Tu viens au marché avec moi samedi matin ?',
      language: 'fr',
    },
    {
      id: 'japanese-line',
      label: 'Japanese: a birthday',
      words: 'お誕生日おめでとうございます。ケーキを食べましょう。',
      language: 'ja',
    },
    {
      id: 'arabic-line',
      label: 'Arabic: the weekend',
      words: 'ماذا تفعل في نهاية الأسبوع؟',
      language: 'ar',
    },
  ],
  pictures: [
    { id: 'umbrella', label: 'An umbrella', words: 'umbrella', language: 'en' },
    { id: 'to-share', label: 'To share', words: 'to share something', language: 'en' },
    { id: 'windy', label: 'Windy', words: 'windy weather', language: 'en' },
  ],
  moderation: [
    {
      id: 'harmless',
      label: 'Harmless: a family cooks',
      words: 'Le dimanche, ma famille prépare un grand gâteau et tout le monde aide.',
      language: 'fr',
    },
    {
      id: 'borderline',
      label: 'On the edge: a battle in a history lesson',
      words: 'The soldiers fought all night, and many of them did not come home.',
      language: 'en',
    },
    {
      id: 'threat',
      label: 'Not suitable: a threat',
      words: 'I hate you, and I will torture you until nobody recognises you.',
      language: 'en',
    },
  ],
};
