import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import { guidanceWords } from './guidance-words.ts';
import type { QuestionType } from './kinds.ts';

interface KindWords {
  /** One line for the teacher that describes the pupils' task. */
  aim: Message;
  /** The guidance shown if the part needs an edit; absent if the default applies. */
  guidance?: Message;
}

/** The words about the kinds of content. They are not in `kinds.ts`, because Workers load that file without macros. */
export const kindWords: Readonly<Record<QuestionType, KindWords>> = {
  phrase: {
    aim: msg`Pupils read a phrase in their own language and find its translation in the text.`,
  },
  vocab: {
    aim: msg`Pupils learn the words that carry the text, each with its meaning.`,
    guidance: guidanceWords.alignVocabulary,
  },
  statement: {
    aim: msg`Pupils decide whether each statement is true and correct the false ones.`,
  },
  comprehension: {
    aim: msg`Pupils answer questions whose answers are in the text.`,
  },
  chunk: {
    aim: msg`Each sentence in meaningful chunks with their translations, for building and translating.`,
    guidance: guidanceWords.checkChunks,
  },
  multitypeQues: {
    aim: msg`Pupils choose the right answer, put events in order and find the odd one out.`,
  },
  openEndedRes: {
    aim: msg`Pupils answer about themselves, with useful phrases and a model answer to lean on.`,
  },
  vocabInContext: {
    aim: msg`Pupils work out what a word means from the sentence it is in.`,
  },
  whoSaidWhat: {
    aim: msg`Pupils match each statement with the speaker who said it.`,
  },
  inferenceQues: {
    aim: msg`Pupils work out what the text does not say, and name the sentence that tells them.`,
  },
  syllables: {
    aim: msg`Pupils see and say the words of the text syllable by syllable.`,
  },
  deliberateErrors: {
    aim: msg`Pupils find and correct one deliberate mistake in each chosen sentence.`,
  },
};
