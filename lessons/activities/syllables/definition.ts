import { defineQuestion } from '../../questions/define-question.ts';
import { differentWords } from '../../questions/item-count.ts';
import { check } from './check.ts';
import { SyllablesContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, SyllablesReply } from './reply.ts';

export const syllables = defineQuestion({
  title: 'Syllables',
  aim: 'Pupils see and say the words of the text syllable by syllable.',
  Content: SyllablesContent,
  Reply: SyllablesReply,
  fits: () => true,
  prompt,
  count: (text) => Math.min(120, differentWords(text).length),
  fromReply,
  check,
});
