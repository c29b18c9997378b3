import { defineQuestion } from '../../questions/define-question.ts';
import { differentWords } from '../../questions/item-count.ts';
import { kinds } from '../../questions/kinds.ts';
import { check } from './check.ts';
import { SyllablesContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, SyllablesReply } from './reply.ts';

export const syllables = defineQuestion({
  ...kinds.syllables,
  Content: SyllablesContent,
  Reply: SyllablesReply,
  prompt,
  count: (text) => Math.min(120, differentWords(text).length),
  fromReply,
  check,
});
