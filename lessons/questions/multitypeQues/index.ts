import * as z from 'zod/mini';
import { shuffled } from '#language/random.ts';
import { multitypeQuesPrompt } from '../../prompts/question-templates.ts';
import { bilingual } from '../bilingual.ts';
import { bySentences, defineQuestion } from '../define-question.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { Pair } from '../rows.ts';
import { check } from './check.ts';
import { MultitypeContent } from './content.ts';

/**
 * `c`: multiple choice, `{q: question pair, o: [[target, native]…]}` with the right option first. `o`: put in
 * order, `{q, o}` with the options in the right order. `x`: odd one out, `{q, o, w: reason pair}` with the
 * odd option first. The code shuffles the options, so that no position is favoured and no index can be wrong.
 */
export const MultitypeReply = z.object({
  c: z.array(z.object({ q: Pair, o: z.array(Pair) })),
  o: z.array(z.object({ q: Pair, o: z.array(Pair) })),
  x: z.array(z.object({ q: Pair, o: z.array(Pair), w: Pair })),
});
export type MultitypeReply = z.infer<typeof MultitypeReply>;

const optionsOf = (pairs: string[][]) =>
  numbered(pairs, (pair, id) => ({ id, ...bilingual(pair[0], pair[1]) }), 'o');

export const multitypeQues = defineQuestion({
  ...kinds.multitypeQues,
  Content: MultitypeContent,
  Reply: MultitypeReply,
  prompt: multitypeQuesPrompt,
  count: bySentences(1, 6, 9),
  fromReply,
  check,
});

/** Assigns option ids in the shown order, so that they do not reveal the answer. */
function asShown(pairs: string[][], seed: string) {
  const order = shuffled([...pairs.keys()], seed);
  const options = optionsOf(order.map((at) => pairs[at] ?? []));
  return { options, rightOrder: pairs.map((_, at) => `o${order.indexOf(at) + 1}`) };
}

function fromReply(reply: MultitypeReply): MultitypeContent {
  const rows = [
    ...reply.c.map((item) => ({ kind: 'choice' as const, ...item, w: [] })),
    ...reply.o.map((item) => ({ kind: 'order' as const, ...item, w: [] })),
    ...reply.x.map((item) => ({ kind: 'odd-one-out' as const, ...item })),
  ];
  return {
    items: numbered(rows, ({ kind, q, o, w }, id) => {
      const question = bilingual(q[0], q[1]);
      const { options, rightOrder } = asShown(o.slice(0, 12), question.target);
      const shared = { id, question, options };
      const right = rightOrder[0] ?? 'o1';
      if (kind === 'order') return { kind, ...shared, right: rightOrder };
      if (kind === 'choice') return { kind, ...shared, right };
      return { kind, ...shared, right, reason: bilingual(w[0], w[1]) };
    }),
  };
}
