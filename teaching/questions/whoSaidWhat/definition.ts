import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { WhoSaidWhatContent } from './content.ts';
import { fromReply, WhoSaidWhatReply } from './reply.ts';

export const whoSaidWhat = defineQuestion({
  title: features.whoSaidWhat,
  aim: 'Pupils give each statement to the speaker whose words it reports.',
  Content: WhoSaidWhatContent,
  Reply: WhoSaidWhatReply,
  fits: (textType) => textType === 'dialogue2' || textType === 'dialogue3',
  prompt: `Write {{count}} statements in {{target}} for pupils at {{level}}, each of which reports what one speaker of the dialogue says, thinks or does, in the first person. {{advice}}
Each fits one speaker only, by what the text says and not by the name. Every speaker has at least one, in mixed order. From B1 up say it in other words and never copy a sentence.
Answer with "w": rows of [speaker exactly as in the text, statement in {{target}}, in {{native}}, id of the sentence that proves it].`,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});
