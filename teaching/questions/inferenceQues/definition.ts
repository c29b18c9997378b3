import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { InferenceContent } from './content.ts';
import { fromReply, InferenceReply } from './reply.ts';

export const inferenceQues = defineQuestion({
  title: features.inferenceQues,
  aim: 'Pupils work out what the text does not say, and name the sentence that tells them.',
  Content: InferenceContent,
  Reply: InferenceReply,
  fits: () => true,
  prompt: `Ask {{count}} questions in {{target}} for pupils at {{level}} about what the text lets a reader infer but does not say: feelings, reasons, relations, what happens next. {{advice}}
One sentence is the evidence for each, and the answer follows from it for any careful reader. The answer is short, in {{target}}, and not a sentence of the text.
Answer with "q": rows of [question in {{target}}, in {{native}}, answer in {{target}}, in {{native}}, id of the evidence sentence].`,
  count: bySentences(2, 3, 6),
  fromReply,
  check,
});
