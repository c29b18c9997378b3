import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { VocabInContextContent } from './content.ts';
import { fromReply, VocabInContextReply } from './reply.ts';

export const vocabInContext = defineQuestion({
  title: features.vocabInContext,
  aim: 'Pupils work out from its sentence what a word means there.',
  Content: VocabInContextContent,
  Reply: VocabInContextReply,
  fits: () => true,
  prompt: `Choose {{count}} words or expressions of one to three words out of the {{target}} text whose meaning pupils at {{level}} can work out from the sentence. {{advice}}
Copy each exactly as the sentence writes it, whole words only; no names, no numbers, none twice. Give what it means in that sentence, in {{native}}.
Answer with "v": rows of [sentence id, {{target}} words, {{native}} meaning].`,
  count: bySentences(1, 5, 12),
  fromReply,
  check,
});
