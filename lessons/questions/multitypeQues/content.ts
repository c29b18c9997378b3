import * as z from 'zod';
import { Bilingual, ItemId, Line } from '../bilingual.ts';

const Option = z.object({ id: ItemId, target: Line, native: Line });

/** One of several is right; `right` is its option id. Options stand in the order they are shown. */
export const Choice = z.object({
  kind: z.literal('choice'),
  id: ItemId,
  question: Bilingual,
  options: z.array(Option),
  right: ItemId,
});

/** Put in order: `options` as shown, shuffled; `right` lists all their ids in the right order. */
export const Order = z.object({
  kind: z.literal('order'),
  id: ItemId,
  question: Bilingual,
  options: z.array(Option),
  right: z.array(ItemId),
});

/** The odd one out: `right` is the option that does not belong, `reason` says why. */
export const OddOneOut = z.object({
  kind: z.literal('odd-one-out'),
  id: ItemId,
  question: Bilingual,
  options: z.array(Option),
  right: ItemId,
  reason: Bilingual,
});

/** A mixed set: three kinds of question in one activity. */
export const MultitypeContent = z.object({
  items: z.array(z.discriminatedUnion('kind', [Choice, Order, OddOneOut])),
});
export type MultitypeContent = z.infer<typeof MultitypeContent>;
