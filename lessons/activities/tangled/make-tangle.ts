import type { Text } from '#language/text/text.ts';
import type { TangledOptions, TangledState } from './options.ts';
import { spineOf } from './spine-of.ts';
import { type TangleOrder, tangleOrder } from './tangle-order.ts';

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
export function keepTangle(state: TangledState, text: Text): TangledState {
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
