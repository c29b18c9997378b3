import type { MistakeType } from './content.ts';

/** What a teacher calls each kind of mistake in the margin. */
export const kindNames: Record<MistakeType, string> = {
  spelling: 'Spelling',
  accent: 'Accent',
  agreement: 'Agreement',
  tense: 'Tense',
  'word-order': 'Word order',
  'wrong-word': 'Wrong word',
  register: 'Register',
};
