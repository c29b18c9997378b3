import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { highlightPalette } from '../palette.ts';
import { retainBoard } from './edit-board.ts';
import { maxPoints, maxPointsPerStroke, maxStrokes } from './stroke.ts';

const Colour = z.enum(highlightPalette);

const PenWidth = z.enum(['fine', 'medium', 'broad']);

const HighlightKind = z.enum(['underline', 'circle']);

/**
 * The anchor of a stroke. This is a word or, for a stroke outside the text, only the line of text that
 * contains the word.
 */
export const StrokeAnchor = z.object({
  word: z.string().check(z.maxLength(40)),
  holds: z.enum(['word', 'line']),
});
export type StrokeAnchor = z.infer<typeof StrokeAnchor>;

/**
 * One line drawn by hand. `points` alternates x and y, in whole hundredths of an em of the text. The origin
 * is the anchor's top corner on the side where reading starts. A drawing therefore follows its words at every
 * text size and position, and is hidden with them. If the text wraps differently, a stroke over several words
 * stays with its anchor. A stroke has no anchor if it was stored before anchors existed, or drawn while no
 * word was visible; its origin is then the corner of the text block.
 */
export const Stroke = z.object({
  pen: z.enum(['pen', 'highlighter']),
  colour: Colour,
  width: PenWidth,
  anchor: z.optional(StrokeAnchor),
  points: z.array(z.int().check(z.minimum(-100_000), z.maximum(10_000_000))).check(
    z.minLength(2),
    z.maxLength(maxPointsPerStroke * 2),
    z.refine((points) => points.length % 2 === 0, 'Every x has its y.'),
  ),
});
export type Stroke = z.infer<typeof Stroke>;

/** The highlight of a word; it follows the word when the word moves. */
export const WordHighlight = z.object({ kind: HighlightKind, colour: Colour });
export type WordHighlight = z.infer<typeof WordHighlight>;

export const WhiteboardOptions = z.object({
  colour: Colour,
  width: PenWidth,
  mark: HighlightKind,
});
export type WhiteboardOptions = z.infer<typeof WhiteboardOptions>;

/** The whiteboard state that a resource stores. */
export const WhiteboardState = z
  .object({
    seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
    options: WhiteboardOptions,
    /** The ids of the highlighted tokens on both sides, in text order, target before native. */
    ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
    /** The highlight of each of `ids`, in the same order. */
    marks: z.array(WordHighlight).check(z.maxLength(5000)),
    /** The strokes in drawing order. */
    strokes: z.array(Stroke).check(z.maxLength(maxStrokes)),
  })
  .check(
    z.refine(({ ids, marks }) => ids.length === marks.length, 'Every marked word needs a mark.'),
    z.refine(
      ({ strokes }) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= maxPoints * 2,
      'The board is full.',
    ),
  );
export type WhiteboardState = z.infer<typeof WhiteboardState>;

export const defaultWhiteboardOptions: WhiteboardOptions = {
  colour: 'blue',
  width: 'medium',
  mark: 'underline',
};

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<WhiteboardState> = {
  State: WhiteboardState,
  keep: retainBoard,
};
