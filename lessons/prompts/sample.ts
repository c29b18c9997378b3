import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import type { Text } from '#language/text/text.ts';
import type { FeedbackRequest } from './feedback-prompt.ts';
import type { PromptKey } from './prompts.ts';
import type { TextRequest } from './text-prompt.ts';
import type { TopicRequest } from './topic-prompt.ts';

/** A public lesson for trying out a prompt; private lessons are never sent to the model for a trial. */
export interface SampleLesson {
  title: string;
  /** CEFR sub-level. */
  level: string;
  draft: Draft;
  text: Text;
  /** Content of the part `vocab`, if it was generated. */
  vocabulary: unknown;
  /** The curated words that the lesson's text may contain; only for trials of the chunk prompt. */
  chunkWords?: ChunkWords;
}

/** A request from the dashboard, for any text type. */
export type SampleRequest = Omit<TextRequest, 'textType'>;

interface Choice<Request> {
  id: string;
  label: string;
  request: Request;
}

/** Sample requests that differ in language, script, level and length. */
export const sampleRequests: readonly Choice<SampleRequest>[] = [
  {
    id: 'french-market',
    label: 'French A2.1, 100 words, at the market',
    request: {
      from: 'en',
      to: 'fr',
      level: 'A2.1',
      words: 100,
      title: 'Au marché',
      details: [],
      topic: 'Two friends meet at the market on Saturday morning',
      tenses: ['Present'],
      vocabulary: [
        { target: 'le marché', native: 'the market' },
        { target: 'acheter', native: 'to buy' },
      ],
    },
  },
  {
    id: 'german-school',
    label: 'German A1.2, 50 words, a day at school',
    request: {
      from: 'en',
      to: 'de',
      level: 'A1.2',
      words: 50,
      title: '',
      details: [],
      topic: 'A day at school',
      tenses: ['Present'],
      vocabulary: [],
    },
  },
  {
    id: 'spanish-film',
    label: 'Spanish B1.1, 150 words, a film project',
    request: {
      from: 'en',
      to: 'es',
      level: 'B1.1',
      words: 150,
      title: '',
      details: [],
      topic: 'A class makes a film',
      tenses: ['Preterite', 'Imperfect'],
      vocabulary: [],
    },
  },
  {
    id: 'arabic-family',
    label: 'Arabic A2.1, 100 words, the family',
    request: {
      from: 'en',
      to: 'ar',
      level: 'A2.1',
      words: 100,
      title: '',
      details: [],
      topic: 'A family at the weekend',
      tenses: ['Present'],
      vocabulary: [],
    },
  },
  {
    id: 'japanese-birthday',
    label: 'Japanese A2.1, 100 words, a birthday',
    request: {
      from: 'en',
      to: 'ja',
      level: 'A2.1',
      words: 100,
      title: '',
      details: [],
      topic: 'A birthday party',
      tenses: ['Present'],
      vocabulary: [],
    },
  },
];

/**
 * Topics as teachers type them: one word, a sentence, and a topic with requests that the model must preserve.
 */
export const sampleTopics: readonly Choice<TopicRequest>[] = [
  {
    id: 'one-word',
    label: 'French A1.1, one word',
    request: {
      from: 'en',
      to: 'fr',
      textType: 'text',
      level: 'A1.1',
      title: '',
      topic: 'food',
    },
  },
  {
    id: 'sentence',
    label: 'German A2.1, a sentence',
    request: {
      from: 'en',
      to: 'de',
      textType: 'dialogue2',
      level: 'A2.1',
      title: 'Im Zug',
      topic: 'Two people talk on a train that is late',
    },
  },
  {
    id: 'wishes',
    label: 'Japanese A2.2, with wishes',
    request: {
      from: 'en',
      to: 'ja',
      textType: 'comprehensible',
      level: 'A2.2',
      title: '',
      topic:
        'my class has just learnt the weather and giving reasons, please set it in Sapporo in winter',
    },
  },
];

/** Invented answers for trials, not written by pupils. */
export const sampleWritings: readonly Choice<FeedbackRequest>[] = [
  {
    id: 'french-slips',
    label: 'French, with slips',
    request: {
      from: 'en',
      to: 'fr',
      question: 'Qu’est-ce que tu fais le samedi ?',
      written: 'le samedi je jouer au football avec mon amis et je mange une glace',
    },
  },
  {
    id: 'french-good',
    label: 'French, well written',
    request: {
      from: 'en',
      to: 'fr',
      question: 'Qu’est-ce que tu fais le samedi ?',
      written: 'Le matin, je vais au marché avec ma sœur. Après, nous mangeons une glace.',
    },
  },
  {
    id: 'german-short',
    label: 'German, very short',
    request: {
      from: 'en',
      to: 'de',
      question: 'Was machst du am Wochenende?',
      written: 'Ich spiele Fußball',
    },
  },
];

/**
 * Returns the samples for trying out a prompt: one of these lists, or `lessons` for stored public lessons.
 */
export function samplesOf(key: PromptKey): 'lessons' | readonly Choice<unknown>[] {
  if (key.startsWith('text-')) return sampleRequests;
  if (key === 'topic') return sampleTopics;
  return key === 'feedback' ? sampleWritings : 'lessons';
}

/**
 * Returns what a lesson needs for trials of this prompt: speakers, generated vocabulary, or nothing special
 * (null).
 */
export const lessonNeeds = (key: PromptKey): 'speakers' | 'vocabulary' | null =>
  key === 'whoSaidWhat' ? 'speakers' : key === 'pictures' ? 'vocabulary' : null;

/** For each purpose of a model, the prompt that is used to try out a model; the published wording is used. */
export const trialPrompts = {
  text: 'text-dialogue2',
  questions: 'comprehension',
  feedback: 'feedback',
} as const satisfies Record<string, PromptKey>;
