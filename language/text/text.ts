import * as z from 'zod/mini';

/**
 * The stored text model. Everything that a lesson displays, prints or marks refers to its ids. Offsets are
 * UTF-16 code units into the `text` of the same side; `end` is exclusive.
 */

/** The learner's tag set (language-rules 1): the word classes as teachers name them. */
export const PartOfSpeech = z.enum([
  'noun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'article',
  'number',
  'interjection',
  'particle',
  'measure',
  'other',
]);
export type PartOfSpeech = z.infer<typeof PartOfSpeech>;

/** A slice of a side. The tokens of a side, including spaces and punctuation, join to exactly its text. */
export const Token = z.object({
  id: z.string(),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
  text: z.string().check(z.minLength(1)),
  isWord: z.boolean(),
  lemma: z.optional(z.string()),
  pos: z.optional(PartOfSpeech),
  /** The word's pronunciation in a form that learners can read: furigana, pinyin, vowelled Arabic. */
  reading: z.optional(z.string()),
  /** The learner's romanisation, derived from the reading when the word is stored. */
  roman: z.optional(z.string()),
  /** The meaning in the other language of the pair. */
  gloss: z.optional(z.string()),
});
export type Token = z.infer<typeof Token>;

/** One language's half of a sentence. */
export const Side = z.object({
  text: z.string(),
  tokens: z.array(Token),
  /**
   * The first token number that was never used on this side. Stored after an edit removed tokens, so that no
   * id is reused.
   */
  nextToken: z.optional(z.int().check(z.minimum(0))),
});
export type Side = z.infer<typeof Side>;

export const Span = z.object({
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
});
export type Span = z.infer<typeof Span>;

/**
 * A meaning unit of 2 to 5 words and its counterpart in the other language. A chunk can have several spans,
 * and spans can cross.
 */
export const Chunk = z.object({
  id: z.string(),
  target: z.array(Span).check(z.minLength(1)),
  native: z.array(Span).check(z.minLength(1)),
});
export type Chunk = z.infer<typeof Chunk>;

export const Sentence = z.object({
  id: z.string(),
  /** The speaker of this sentence, in dialogues. */
  speaker: z.optional(z.string()),
  /** True if a new paragraph starts with this sentence. */
  startsParagraph: z.optional(z.boolean()),
  target: Side,
  native: Side,
  /**
   * Empty until the chunks are generated. After that, every non-space character of both sides is in exactly
   * one chunk.
   */
  chunks: z.array(Chunk),
  /**
   * The first chunk number that was never used. Stored after chunks were removed, so that no id is reused.
   */
  nextChunk: z.optional(z.int().check(z.minimum(0))),
});
export type Sentence = z.infer<typeof Sentence>;

export const SideName = z.enum(['target', 'native']);
export type SideName = z.infer<typeof SideName>;

/** A whole bilingual text. `target` and `native` are BCP-47 language codes from `languages`. */
export const Text = z.object({
  target: z.string(),
  native: z.string(),
  sentences: z.array(Sentence),
  /**
   * The first sentence number that was never used. Stored after a sentence was removed, so that no id is
   * reused.
   */
  nextSentence: z.optional(z.int().check(z.minimum(0))),
});
export type Text = z.infer<typeof Text>;
