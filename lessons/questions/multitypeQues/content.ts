import * as z from 'zod/mini';
import { Bilingual, ItemId, Line, listOf } from '../bilingual.ts';

const Option = z.object({ id: ItemId, target: Line, native: Line });

/** Multiple choice; `right` is the id of the right option. Options are in the order they are shown. */
export const Choice = z.object({
  kind: z.literal('choice'),
  id: ItemId,
  question: Bilingual,
  options: listOf(Option, 40),
  right: ItemId,
});

/** Put in order: `options` are stored as shown, shuffled; `right` lists all their ids in the right order. */
export const Order = z.object({
  kind: z.literal('order'),
  id: ItemId,
  question: Bilingual,
  options: listOf(Option, 40),
  right: listOf(ItemId, 40),
});

/** The odd one out: `right` is the option that does not belong, `reason` says why. */
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
