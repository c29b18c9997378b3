import { features } from '#contracts/access/features.ts';
import type { TextType } from '#contracts/resources/draft.ts';
import { alignVocabulary, checkChunks } from './guidance.ts';

/** The description of a kind for teachers, needed before any content of this kind is generated. */
export interface Kind {
  /** The title on the dashboard, the review screen and the projector. */
  title: string;
  /** One line for the teacher that describes the pupils' task. */
  aim: string;
  /** Returns false if the kind does not suit the text type, for example "who said what" without speakers. */
  fits: (textType: TextType) => boolean;
  /** The guidance shown if the part needs an edit; absent if the default applies. */
  guidance?: string;
}

const always = () => true;

const all = {
  phrase: {
    title: features.phrase,
    aim: 'Pupils read a phrase in their own language and find its translation in the text.',
    fits: always,
  },
  vocab: {
    title: features.vocab,
    aim: 'Pupils learn the words that carry the text, each with its meaning.',
    fits: always,
    guidance: alignVocabulary,
  },
  statement: {
    title: features.statement,
    aim: 'Pupils decide whether each statement is true and correct the false ones.',
    fits: always,
  },
  comprehension: {
    title: features.comprehension,
    aim: 'Pupils answer questions whose answers are in the text.',
    fits: always,
  },
  chunk: {
    title: features.chunk,
    aim: 'Each sentence in meaningful chunks with their translations, for building and translating.',
    fits: always,
    guidance: checkChunks,
  },
  multitypeQues: {
    title: features.multitypeQues,
    aim: 'Pupils choose the right answer, put events in order and find the odd one out.',
    fits: always,
  },
  openEndedRes: {
    title: features.openEndedRes,
    aim: 'Pupils answer about themselves, with useful phrases and a model answer to lean on.',
    fits: always,
  },
  vocabInContext: {
    title: features.vocabInContext,
    aim: 'Pupils work out what a word means from the sentence it is in.',
    fits: always,
  },
  whoSaidWhat: {
    title: features.whoSaidWhat,
    aim: 'Pupils match each statement with the speaker who said it.',
    fits: (textType) => textType === 'dialogue2' || textType === 'dialogue3',
  },
  inferenceQues: {
    title: features.inferenceQues,
    aim: 'Pupils work out what the text does not say, and name the sentence that tells them.',
    fits: always,
  },
  syllables: {
    title: 'Syllables',
    aim: 'Pupils see and say the words of the text syllable by syllable.',
    fits: always,
  },
  deliberateErrors: {
    title: features.spotTheMistakes,
    aim: 'Pupils find and correct one deliberate mistake in each chosen sentence.',
    fits: always,
  },
} satisfies Record<string, Kind>;

export type QuestionType = keyof typeof all;

/**
 * The twelve kinds of content that the dashboard offers, in the dashboard's order: the ten question types,
 * then the two activities that also need the model. Browsers load this list, but not the prompts and checks
 * (`registry.ts`): they are three times as large and only Workers need them.
 */
export const kinds: Readonly<Record<QuestionType, Kind>> = all;

/** True if this is the name of one of the twelve kinds. */
export function isQuestionType(part: string): part is QuestionType {
  return Object.hasOwn(kinds, part);
}

/** All twelve names, in the order of the dashboard. */
export const questionTypes = Object.keys(kinds).filter(isQuestionType);
