/** The ten CEFR sub-levels of the dashboard (specification 9), easiest first. */
export const cefrLevels = [
  'A1.1',
  'A1.2',
  'A2.1',
  'A2.2',
  'B1.1',
  'B1.2',
  'B2.1',
  'B2.2',
  'C1.1',
  'C1.2',
] as const;

export type CefrLevel = (typeof cefrLevels)[number];

export function isCefrLevel(value: unknown): value is CefrLevel {
  return cefrLevels.some((level) => level === value);
}

/**
 * The text features of a level. They are sent to the model, and the generated text is measured against them.
 */
export interface LevelDescriptor {
  /**
   * Maximum number of words in a sentence (in scripts without spaces, the text is segmented into words
   * first).
   */
  maxSentenceLength: number;
  /** Tense and mood, in terms that apply to any language. */
  tenses: string;
  /** The expected vocabulary, and the words to avoid. */
  vocabulary: string;
  /** Sentence structure and connectors. */
  structure: string;
}

/**
 * Descriptors based on the CEFR Companion Volume (2020), limited to the features that can be seen in a text.
 */
export const levelDescriptors: Record<CefrLevel, LevelDescriptor> = {
  'A1.1': {
    maxSentenceLength: 7,
    tenses: 'present only',
    vocabulary: 'the 300 most frequent words, people, numbers, family, things at hand; no idioms',
    structure: 'one main clause, subject first; "and" at most',
  },
  'A1.2': {
    maxSentenceLength: 9,
    tenses: 'present; one simple way to speak of plans',
    vocabulary: 'the 600 most frequent words, daily life, likes and dislikes; no idioms',
    structure: 'main clauses joined with and, but, because',
  },
  'A2.1': {
    maxSentenceLength: 11,
    tenses: 'present, the everyday past, the near future',
    vocabulary: 'the 1000 most frequent words, routine, school, travel, food; no idioms',
    structure: 'short sentences, time phrases, because, when',
  },
  'A2.2': {
    maxSentenceLength: 13,
    tenses: 'present, everyday past, past for description, future',
    vocabulary: 'the 1500 most frequent words, plain opinions with a reason',
    structure: 'when, if and because clauses, comparisons',
  },
  'B1.1': {
    maxSentenceLength: 16,
    tenses: 'all common past and future forms; polite conditional',
    vocabulary: 'the 2000 most frequent words, feelings, plans, experiences; common set phrases',
    structure: 'relative clauses, linked paragraphs, first, then, however',
  },
  'B1.2': {
    maxSentenceLength: 18,
    tenses: 'all common forms, conditional, common uses of the subjunctive where there is one',
    vocabulary: 'the 3000 most frequent words, everyday abstract words, a few idioms',
    structure: 'reported speech, purpose and result clauses',
  },
  'B2.1': {
    maxSentenceLength: 21,
    tenses: 'all forms in general use, passive',
    vocabulary: 'the 4000 most frequent words, words of the topic, common idioms',
    structure: 'argument with for and against, concession, varied openings',
  },
  'B2.2': {
    maxSentenceLength: 24,
    tenses: 'all forms in general use, hypothetical past',
    vocabulary: 'the 5000 most frequent words, precise words of the topic, idioms',
    structure: 'complex sentences, nuance, cohesive paragraphs',
  },
  'C1.1': {
    maxSentenceLength: 28,
    tenses: 'every form, literary ones where the text type asks for them',
    vocabulary: 'wide, with collocations, shades of meaning and register',
    structure: 'inversion, ellipsis and participle clauses where they are natural',
  },
  'C1.2': {
    maxSentenceLength: 32,
    tenses: 'every form',
    vocabulary: 'wide and idiomatic, irony and allusion allowed',
    structure: 'whatever a good writer of the language would use',
  },
};
