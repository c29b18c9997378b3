import * as z from 'zod/mini';
import { singleLine } from '../validation/single-line.ts';

/** The five text types of the dashboard (specification 9), in the order shown. */
export const TextType = z.enum(['text', 'dialogue2', 'dialogue3', 'sentences', 'comprehensible']);
export type TextType = z.infer<typeof TextType>;

export const textTypeNames: Record<TextType, string> = {
  text: 'Text',
  dialogue2: 'Dialogue with 2 speakers',
  dialogue3: 'Dialogue with 3 speakers',
  sentences: 'Single sentences (numbered)',
  comprehensible: 'Text (Comprehensible)',
};

export const wordCounts = [50, 100, 150, 200, 250, 300, 350, 400, 450, 500] as const;

export const AudioSource = z.enum(['none', 'ai', 'record', 'upload']);
export type AudioSource = z.infer<typeof AudioSource>;

/** A row of the vocabulary list. It may be incomplete in a draft; completeness is checked later. */
export const VocabPair = z.object({
  target: singleLine().check(z.maxLength(120)),
  native: singleLine().check(z.maxLength(120)),
});
export type VocabPair = z.infer<typeof VocabPair>;

/** Limits of a teacher's own text: characters per language, and words. */
export const pastedTextLimits = { characters: 20_000, words: 600 } as const;

/** The teacher's own text, with an optional translation. Stored exactly as entered. */
export const PastedText = z.object({
  target: z.string().check(z.maxLength(pastedTextLimits.characters)),
  native: z.optional(z.string().check(z.maxLength(pastedTextLimits.characters))),
});
export type PastedText = z.infer<typeof PastedText>;

/**
 * The dashboard's form data. All fields have defaults, so that an incomplete draft can be stored. Before
 * generation, `checkDraft` reports what is missing.
 */
export const Draft = z.object({
  title: z._default(singleLine().check(z.maxLength(120)), ''),
  from: z._default(z.string(), 'en'),
  to: z._default(z.string(), 'fr'),
  /** A CEFR sub-level such as `A2.1`, or a year such as `england/year-8`. */
  audience: z._default(z.string().check(z.maxLength(60)), 'A2.1'),
  topic: z._default(z.string().check(z.maxLength(2000)), ''),
  count: z._default(z.number().check(z.int()), 150),
  textType: z._default(TextType, 'text'),
  /** Keys of `tenses`. Key 6 is the default "use a variety of tenses", which excludes all others. */
  tenses: z._default(z.array(z.int()), [6]),
  /** Keys of `details`. Key 7 is the default "none", which excludes all others. */
  details: z._default(z.array(z.int()), [7]),
  vocabulary: z._default(z.array(VocabPair).check(z.maxLength(60)), []),
  audio: z._default(AudioSource, 'ai'),
  /** The parts to generate besides the text: question types and the two generated activities. */
  parts: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), []),
  /** The teacher's own text, if any. It is translated, and no text is generated. */
  given: z.optional(PastedText),
});
export type Draft = z.infer<typeof Draft>;
