import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { MultitypeContent } from './content.ts';
import { fromReply, MultitypeReply } from './reply.ts';

export const multitypeQues = defineQuestion({
  title: features.multitypeQues,
  aim: 'Pupils choose the right answer, put events in order and find the odd one out.',
  Content: MultitypeContent,
  Reply: MultitypeReply,
  fits: () => true,
  prompt: `Write {{count}} questions in {{target}} about the text for pupils at {{level}}: about half multiple choice, at least one putting in order, at least one odd one out. {{advice}}
Multiple choice: four options of the same kind and length, only one right by the text, the others believable and wrong. Putting in order: three to five short events in the order of the text. Odd one out: four words or short phrases of which three clearly share one thing and one does not, and the reason. No two options of a question mean the same.
Answer with "c" (multiple choice: {q: [question in {{target}}, in {{native}}], o: options as [{{target}}, {{native}}], the right one first}), "o" (order: {q, o in the right order}) and "x" (odd one out: {q, o with the odd one first, w: [reason in {{target}}, in {{native}}]}).`,
  count: bySentences(1, 6, 9),
  fromReply,
  check,
});
