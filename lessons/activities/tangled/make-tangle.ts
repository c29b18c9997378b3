import { randomFrom } from '#language/random.ts';
import type { Chunk, SideName, Text } from '#language/text/text.ts';
import { gapOrder } from '../gap-fill/gap-order.ts';
import type { TangledOptions, TangledState } from './state.ts';

/** Chooses the chunks of a text that are in the native language at the chosen percentage. */
export function makeTangle(text: Text, options: TangledOptions, seed: number): TangledState {
  const order = tangleOrder(text, spineOf(options.spine, text.target), seed);
  const count = nativeCount(order, options.percent);
  const native = new Set(order.chunks.slice(0, count).map(({ id }) => id));
  return { seed, options, ids: inTextOrder(native, text) };
}

/**
 * Returns how many chunks are native, counted from the start of the order. The proportion of target
 * characters is as close to the percentage as whole chunks allow. A lower percentage never gives fewer native
 * chunks. Except at 0 % and 100 %, both languages are present.
 */
function nativeCount({ chunks, half }: TangleOrder, percent: number): number {
  if (percent === 50) return half;
  const least = percent === 100 ? 0 : 1;
  const most = percent === 0 ? chunks.length : chunks.length - 1;
  const from = percent > 50 ? Math.min(least, half) : half;
  const to = percent > 50 ? half : Math.max(half, most);
  const total = chunks.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = (total * (100 - percent)) / 100;
  let best = from;
  let nearest = Number.POSITIVE_INFINITY;
  let weight = 0;
  for (let count = 0; count <= to; count += 1) {
    const off = Math.abs(weight - wanted);
    if (count >= from && off < nearest) {
      best = count;
      nearest = off;
    }
    weight += chunks[count]?.weight ?? 0;
  }
  return best;
}

/**
 * Returns the state for an edited text, without removed chunks. If a sentence was split into chunks again and
 * has lost all its native chunks, mixes this sentence as in a new text.
 */
export function retainTangle(state: TangledState, text: Text): TangledState {
  const native = new Set(state.ids);
  const recut = text.sentences.filter(
    ({ id, chunks }) =>
      state.ids.some((one) => one.startsWith(`${id}.`)) &&
      !chunks.some((one) => native.has(one.id)),
  );
  const fresh = recut.length > 0 ? makeTangle(text, state.options, state.seed).ids : [];
  const mixed = fresh.filter((one) => recut.some(({ id }) => one.startsWith(`${id}.`)));
  return { ...state, ids: inTextOrder(new Set([...native, ...mixed]), text) };
}

/**
 * Returns the ids that exist in the text, in text order. A sentence that is waiting to be split into chunks
 * again keeps its ids until then.
 */
function inTextOrder(ids: ReadonlySet<string>, text: Text): string[] {
  return text.sentences.flatMap(({ id: sentence, chunks }) =>
    chunks.length === 0
      ? [...ids].filter((id) => id.startsWith(`${sentence}.`))
      : chunks.map(({ id }) => id).filter((id) => ids.has(id)),
  );
}

/** The chunks of a text in the order in which they become native. */
interface TangleOrder {
  chunks: WeighedChunk[];
  /** Number of chunks, from the start, that are native at 50 %. */
  half: number;
}

interface WeighedChunk {
  id: string;
  /** Number of the chunk's characters in the target language, without spaces. */
  weight: number;
  /**
   * The chunk's position among all chunks, in the word order of the spine (the side whose order the text
   * follows).
   */
  position: number;
}

/**
 * Returns one order for the whole slider, so that each step only adds chunks to the previous step or removes
 * chunks from it. The first part of the order is the mix at 50 %, in which at most two neighbours share a
 * language. A mix with fewer native chunks uses a portion of the first part. A mix with more native chunks
 * uses all of the first part and a portion of the rest. In both cases the native chunks are spread over the
 * text.
 */
export function tangleOrder(text: Text, spine: SideName, seed: number): TangleOrder {
  const chunks = chunksAlong(text, spine);
  const native = new Set(evenMix(chunks, seed));
  const first = gapOrder([...native], seed);
  // Reversed, so that the last chunks that are still in the target language are far apart.
  const rest = gapOrder(
    chunks.filter((chunk) => !native.has(chunk)),
    seed,
  ).reverse();
  return { chunks: [...first, ...rest], half: first.length };
}

/** Returns all chunks in the spine's word order. */
function chunksAlong(text: Text, spine: SideName): WeighedChunk[] {
  const all = text.sentences.flatMap((sentence) =>
    [...sentence.chunks]
      .sort((a, b) => startOf(a, spine) - startOf(b, spine))
      .map(({ id, target }) => ({
        id,
        weight: target
          .map(({ start, end }) => sentence.target.text.slice(start, end))
          .join('')
          .replace(/\s/gu, '').length,
      })),
  );
  return all.map((chunk, position) => ({ ...chunk, position }));
}

const startOf = (chunk: Chunk, side: SideName) => Math.min(...chunk[side].map((s) => s.start));

/**
 * Assigns each chunk in turn to the language with fewer characters so far, or at random (seeded) if both
 * counts are close. Never assigns three chunks in a row to the same language. The two languages therefore
 * stay balanced throughout the text.
 */
function evenMix(chunks: readonly WeighedChunk[], seed: number): WeighedChunk[] {
  const random = randomFrom(seed);
  const mean = chunks.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, chunks.length);
  const native: WeighedChunk[] = [];
  let ahead = 0; // characters by which the native language leads
  let run = 0; // neighbours in one language so far: above 0 native, below 0 target
  chunks.forEach((chunk, at) => {
    const whim = (random() - 0.5) * 1.6 * mean;
    const alone = at > 0 && at === chunks.length - 1 && Math.abs(run) === at;
    const isNative =
      run >= 2 || (alone && run > 0) ? false : run <= -2 || alone || ahead + whim < 0;
    if (isNative) native.push(chunk);
    ahead += isNative ? chunk.weight : -chunk.weight;
    run = isNative ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
  });
  return native;
}

/** Languages with the verb last in all clauses or, for German and Dutch, in many clauses. */
const verbFinal = new Set('de nl ja ko tr hi bn pa ur fa ps la'.split(' '));

/**
 * Returns the side whose word order a tangled text follows. The default is the target side. If the target
 * language puts its verbs last, the default is the native side, because beginners get lost in verb-final
 * sentences (language-rules 3).
 */
export function spineOf(spine: TangledOptions['spine'], target: string): SideName {
  if (spine !== 'auto') return spine;
  return verbFinal.has(target) ? 'native' : 'target';
}
