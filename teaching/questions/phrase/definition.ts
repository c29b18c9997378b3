import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { PhraseContent } from './content.ts';
import { fromReply, PhraseReply } from './reply.ts';

export const phrase = defineQuestion({
  title: features.phrase,
  aim: 'Pupils read a phrase in their own language and find its partner in the text.',
  Content: PhraseContent,
  Reply: PhraseReply,
  fits: () => true,
  prompt: `Choose {{count}} phrases of two to six words out of the {{target}} text, useful to pupils at {{level}}. {{advice}}
Take them from different sentences, in the order of the text. Copy each phrase exactly as it stands in the sentence, whole words only, with nothing added or changed. Give its meaning in {{native}} as it is used there. Prefer phrases that pupils can use again: verb with its complement, fixed expressions, time phrases.
Answer with "p": rows of [sentence id, {{target}} phrase, {{native}} meaning].`,
  count: bySentences(1, 4, 12),
  fromReply,
  check,
});
