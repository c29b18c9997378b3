import { randomFrom } from '#language/random.ts';
import type { Chunk, SideName, Text } from '#language/text/text.ts';
import { gapOrder } from '../gap-fill/gap-order.ts';
import type { TangledOptions, TangledState } from './state.ts';

/** The chunks of a text that stand in the native language at this percentage. */
export function makeTangle(text: Text, options: TangledOptions, seed: number): TangledState {
  const order = tangleOrder(text, spineOf(options.spine, text.target), seed);
  const count = nativeCount(order, options.percent);
  const native = new Set(order.chunks.slice(0, count).map(({ id }) => id));
  return { seed, options, ids: inTextOrder(native, text) };
}

/**
 * How many chunks of the order are native: as near to the share of characters as whole chunks come.
 * It only grows as the percentage falls; between the ends both languages are there.
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
 * The state over an edited text: a chunk that is gone is native no more. A sentence cut anew, none of whose
 * native chunks is left, is mixed as the whole text would be now.
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

/** Those that are in the text; a sentence that waits for its new cut keeps its own until then. */
function inTextOrder(ids: ReadonlySet<string>, text: Text): string[] {
  return text.sentences.flatMap(({ id: sentence, chunks }) =>
    chunks.length === 0
      ? [...ids].filter((id) => id.startsWith(`${sentence}.`))
      : chunks.map(({ id }) => id).filter((id) => ids.has(id)),
  );
}

/** The chunks of a text in the order in which they turn native. */
interface TangleOrder {
  chunks: WeighedChunk[];
  /** The first so many of them are native at 50 %. */
  half: number;
}

interface WeighedChunk {
  id: string;
  /** Its characters in the target language, without spaces. */
  weight: number;
  /** Its place among all chunks, read along the spine. */
  position: number;
}

/**
 * One order for the whole dial, so that its steps are nested. Its first part is the mix at 50 %, in
 * which never more than two neighbours share a language; fewer native chunks are taken from that part
 * and more from the rest, spread over the text both ways.
 */
export function tangleOrder(text: Text, spine: SideName, seed: number): TangleOrder {
  const chunks = chunksAlong(text, spine);
  const native = new Set(evenMix(chunks, seed));
  const first = gapOrder([...native], seed);
  // The last to turn are those that should stand far apart while they are still there.
  const rest = gapOrder(
    chunks.filter((chunk) => !native.has(chunk)),
    seed,
  ).reverse();
  return { chunks: [...first, ...rest], half: first.length };
}

/** All chunks as they are met when reading in the spine's word order. */
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
 * Walks along and gives each chunk to the language that is behind, by a seeded whim where both are
 * near; never a third in a row to the same one. So both halves weigh about the same everywhere.
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

/** The verb comes last in all their clauses, or (German, Dutch) in many. */
const verbFinal = new Set('de nl ja ko tr hi bn pa ur fa ps la'.split(' '));

/**
 * Whose word order a tangled text follows. Left to the language it is the target's, but the native
 * one's where the target puts its verbs last: beginners lose such a sentence (language-rules 3).
 */
export function spineOf(spine: TangledOptions['spine'], target: string): SideName {
  if (spine !== 'auto') return spine;
  return verbFinal.has(target) ? 'native' : 'target';
}
