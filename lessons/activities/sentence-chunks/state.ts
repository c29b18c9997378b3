import * as z from 'zod/mini';
import { SideName, type Text } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';

/** Every chunk of the text, in its order. */
export const chunkIds = (text: Text): string[] =>
  text.sentences.flatMap(({ chunks }) => chunks.map(({ id }) => id));

export const SentenceChunksOptions = z.object({
  /** `linked`: both languages with their chunks; `jumbled`: chunks to be put in order. */
  mode: z.enum(['linked', 'jumbled']),
  /** The language whose chunks are covered at first, to be recalled from the other one. */
  covered: z.enum(['nothing', 'target', 'native']),
  /** The language whose sentences are jumbled. */
  side: SideName,
});
export type SentenceChunksOptions = z.infer<typeof SentenceChunksOptions>;

export const modeNames: Record<SentenceChunksOptions['mode'], string> = {
  linked: 'See the chunks',
  jumbled: 'Jumbled',
};

export const defaultSentenceChunksOptions: SentenceChunksOptions = {
  mode: 'linked',
  covered: 'nothing',
  side: 'target',
};

/** An order of one sentence's chunks that the teacher has called right too, such as a time in front. */
const AcceptedOrder = z.object({
  side: SideName,
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
});
export type AcceptedOrder = z.infer<typeof AcceptedOrder>;

/** What a resource stores of its sentence chunks. */
export const SentenceChunksState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: SentenceChunksOptions,
  /** The chunks in play, in text order; their jumbled order follows from the seed. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
  accepted: z._default(z.array(AcceptedOrder).check(z.maxLength(500)), []),
});
export type SentenceChunksState = z.infer<typeof SentenceChunksState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<SentenceChunksState> = {
  State: SentenceChunksState,
  // New chunks come into play, those that are gone leave it.
  keep: (state, text) => {
    const ids = chunkIds(text);
    const there = new Set(ids);
    const accepted = state.accepted.filter((order) => order.ids.every((id) => there.has(id)));
    return { ...state, ids, accepted };
  },
};
