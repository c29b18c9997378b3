import * as z from 'zod/mini';
import { SideName, type Text } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';

/** Returns the ids of every chunk of the text, in order. */
export const chunkIds = (text: Text): string[] =>
  text.sentences.flatMap(({ chunks }) => chunks.map(({ id }) => id));

export const SentenceChunksOptions = z.object({
  /** `linked` shows both languages with their chunks; `jumbled` shows chunks to put in order. */
  mode: z.enum(['linked', 'jumbled']),
  /** The language whose chunks are covered at the start; pupils recall them from the other language. */
  covered: z.enum(['nothing', 'target', 'native']),
  /** The language whose sentences are jumbled. */
  side: SideName,
});
export type SentenceChunksOptions = z.infer<typeof SentenceChunksOptions>;

export const defaultSentenceChunksOptions: SentenceChunksOptions = {
  mode: 'linked',
  covered: 'nothing',
  side: 'target',
};

/**
 * An order of one sentence's chunks that the teacher accepted, for example with a time expression in front.
 */
const AcceptedOrder = z.object({
  side: SideName,
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
});
export type AcceptedOrder = z.infer<typeof AcceptedOrder>;

/** The sentence chunks state that a resource stores. */
export const SentenceChunksState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: SentenceChunksOptions,
  /** The chunks in play, in text order. The seed determines their jumbled order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
  accepted: z._default(z.array(AcceptedOrder).check(z.maxLength(500)), []),
});
export type SentenceChunksState = z.infer<typeof SentenceChunksState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<SentenceChunksState> = {
  State: SentenceChunksState,
  // Adds new chunks and drops removed ones.
  keep: (state, text) => {
    const ids = chunkIds(text);
    const there = new Set(ids);
    const accepted = state.accepted.filter((order) => order.ids.every((id) => there.has(id)));
    return { ...state, ids, accepted };
  },
};
