import { features } from '#contracts/access/features.ts';
import type { TextType } from '#contracts/resources/draft.ts';
import { alignVocabulary, checkChunks } from './guidance.ts';

/**
 * The description of a kind, needed before any content of this kind is generated. What else teachers read about it is in
 * `kind-words.ts`.
 */
export interface Kind {
  /** The title on the dashboard, the review screen and the projector. */
  title: string;
  /** Returns false if the kind does not suit the text type, for example "who said what" without speakers. */
  fits: (textType: TextType) => boolean;
  /** The guidance with which Workers answer if the part needs an edit; absent if the default applies. */
  guidance?: string;
}

const always = () => true;

const all = {
  phrase: {
    title: features.phrase,
    fits: always,
  },
  vocab: {
    title: features.vocab,
    fits: always,
    guidance: alignVocabulary,
  },
  statement: {
    title: features.statement,
    fits: always,
  },
  comprehension: {
    title: features.comprehension,
    fits: always,
  },
  chunk: {
    title: features.chunk,
    fits: always,
    guidance: checkChunks,
  },
  multitypeQues: {
    title: features.multitypeQues,
    fits: always,
  },
  openEndedRes: {
    title: features.openEndedRes,
    fits: always,
  },
  vocabInContext: {
    title: features.vocabInContext,
    fits: always,
  },
  whoSaidWhat: {
    title: features.whoSaidWhat,
    fits: (textType) => textType === 'dialogue2' || textType === 'dialogue3',
  },
  inferenceQues: {
    title: features.inferenceQues,
    fits: always,
  },
  syllables: {
    title: 'Syllables',
    fits: always,
  },
  deliberateErrors: {
    title: features.spotTheMistakes,
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
