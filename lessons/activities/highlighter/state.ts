import * as z from 'zod/mini';
import { PartOfSpeech, SideName } from '#language/text/text.ts';
import { highlightEffects } from '../../draft/preferences.ts';
import type { StoredRules } from '../activity-definition.ts';
import { type HighlightColour, highlightPalette } from '../palette.ts';
import { retainHighlights } from './paint-words.ts';

const HighlightColourName = z.enum(highlightPalette);

const HighlightEffect = z.enum(highlightEffects);

/** A part of speech with its colour. */
export const TagColour = z.object({ pos: PartOfSpeech, colour: HighlightColourName });
export type TagColour = z.infer<typeof TagColour>;

const different = (values: readonly string[]) => new Set(values).size === values.length;

export const HighlightOptions = z.object({
  /**
   * `partOfSpeech` highlights every word of the chosen parts of speech; `free` highlights the words that the
   * teacher paints.
   */
  mode: z.enum(['partOfSpeech', 'free']),
  /** The language whose parts of speech are shown. */
  side: z._default(SideName, 'target'),
  tags: z.array(TagColour).check(
    z.maxLength(highlightPalette.length),
    z.refine(
      (tags) => different(tags.map(({ pos }) => pos)),
      'Each kind of word can have only one colour.',
    ),
    z.refine(
      (tags) => different(tags.map(({ colour }) => colour)),
      'Use each colour for one kind of word.',
    ),
  ),
  /** The selected pen colour. */
  pen: HighlightColourName,
  effect: HighlightEffect,
  /** The teacher's name for a painted colour, such as "past tense". */
  names: z.partialRecord(HighlightColourName, z.string().check(z.maxLength(40))),
});
export type HighlightOptions = z.infer<typeof HighlightOptions>;

/** The highlighting state that a resource stores. */
export const HighlightState = z
  .object({
    seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
    options: HighlightOptions,
    /** The ids of the painted tokens on both sides, in text order, target before native. */
    ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
    /** The colour of each of `ids`, in the same order. */
    colours: z.array(HighlightColourName).check(z.maxLength(5000)),
  })
  .check(
    z.refine(
      ({ ids, colours }) => ids.length === colours.length,
      'Every coloured word needs a colour.',
    ),
  );
export type HighlightState = z.infer<typeof HighlightState>;

/** Highlights nouns and verbs, which a class looks for first. */
export const defaultHighlightOptions: HighlightOptions = {
  mode: 'partOfSpeech',
  side: 'target',
  tags: [
    { pos: 'noun', colour: 'yellow' },
    { pos: 'verb', colour: 'green' },
  ],
  pen: 'yellow' satisfies HighlightColour,
  effect: 'background',
  names: {},
};

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<HighlightState> = {
  State: HighlightState,
  keep: retainHighlights,
};
