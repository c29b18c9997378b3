import { defineQuestion } from '../../questions/define-question.ts';
import { differentWords } from '../../questions/item-count.ts';
import { check } from './check.ts';
import { SyllablesContent } from './content.ts';
import { fromReply, SyllablesReply } from './reply.ts';

export const syllables = defineQuestion({
  title: 'Syllables',
  aim: 'Pupils see and say the words of the text syllable by syllable.',
  Content: SyllablesContent,
  Reply: SyllablesReply,
  fits: () => true,
  prompt: `Cut the {{target}} words of the text into spoken syllables, as a teacher at {{level}} would clap them: {{count}} different words, each once, in the order of the text, written as the text writes them; no names, no figures.
Put a middle dot (·) between syllables and change no letter: without the dots each is the word itself. Where the script does not show the sounds, cut the reading: Japanese by mora in kana (small kana stay with the kana before them; っ and ん stand alone), Arabic, Hebrew, Persian and Urdu with the vowel marks written. Chinese by character, Korean by block, Indic scripts by akshara.
Answer with "w": rows of ["syl·la·bles"], or [word, "cut·read·ing"] where the reading is cut.`,
  count: (text) => Math.min(120, differentWords(text).length),
  fromReply,
  check,
});
