import * as z from 'zod/mini';
import { Bilingual, ItemId, Line, listOf } from '../bilingual.ts';

const Option = z.object({ id: ItemId, target: Line, native: Line });

/**
 * A multiple-choice question. `options` are stored in the order they are shown; `right` is the id of the
 * right one.
 */
export const Choice = z.object({
  kind: z.literal('choice'),
  id: ItemId,
  question: Bilingual,
  options: listOf(Option, 40),
  right: ItemId,
});

/**
 * A question in which pupils put the options in order. `options` are stored in the shuffled order that is
 * shown; `right` lists all their ids in the right order.
 */
export const Order = z.object({
  kind: z.literal('order'),
  id: ItemId,
  question: Bilingual,
  options: listOf(Option, 40),
  right: listOf(ItemId, 40),
});

/** An odd-one-out question: `right` is the option that does not belong, and `reason` explains why. */
export const OddOneOut = z.object({
  kind: z.literal('odd-one-out'),
  id: ItemId,
  question: Bilingual,
  options: listOf(Option, 40),
  right: ItemId,
  reason: Bilingual,
});

/** A mixed set: three kinds of question in one activity. */
export const MultitypeContent = z.object({
  items: listOf(z.discriminatedUnion('kind', [Choice, Order, OddOneOut])),
});
export type MultitypeContent = z.infer<typeof MultitypeContent>;
