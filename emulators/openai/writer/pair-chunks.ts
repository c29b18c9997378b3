import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import type { Rendered } from './notation.ts';

/** A chunk and its translation, in the order of the target sentence. */
export interface PairedChunk {
  target: string;
  native: string;
}

/**
 * A group of chunks, as indexes (from 0) into the chunks of both sides. In the final groups, the indexes of
 * each side are consecutive.
 */
interface Group {
  target: number[];
  native: number[];
}

/** Checks on the words of a piece. */
interface PieceRules {
  /** Returns true for a subject pronoun, which is never separated from its verb. */
  leans: (words: string) => boolean;
  /** Returns true if the words end with a conjunction, which belongs to the next words. */
  opens: (words: string) => boolean;
}

/**
 * Aligns two languages through the numbers of the English pieces. Merges chunks until each is contiguous on
 * both sides, and then until each reaches its language's minimum size. A one-word sentence may stay smaller.
 */
export function pairChunks(
  target: Rendered,
  native: Rendered,
  language: string,
  joints: { target: string; native: string },
  { leans, opens }: PieceRules,
): PairedChunk[] {
  const text = (group: Group, side: 'target' | 'native') =>
    group[side]
      .map((at) => (side === 'target' ? target : native).chunks[at]?.text)
      .join(joints[side]);
  const size = (group: Group) => measureChunk(text(group, 'target'), language);
  const { least, most } = chunkSizeFor(language);
  let groups = settle(share(target, native));
  // A subject pronoun is never separated from its verb, which is the next English piece.
  for (const { ids, text: words } of target.chunks) {
    if (!leans(words)) continue;
    const holds = (id: number) =>
      groups.findIndex((group) => group.target.some((at) => target.chunks[at]?.ids.includes(id)));
    const [own, verb] = [holds(ids[0] ?? 0), holds(Math.max(...ids) + 1)];
    if (own < 0 || Math.abs(own - verb) !== 1) continue;
    const merged = mergeAt(groups, Math.min(own, verb));
    if (merged.every((group) => size(group) <= most)) groups = merged;
  }
  for (;;) {
    const small = groups.flatMap((group, at) => {
      if (size(group) >= least || isSentence(at)) return [];
      const joins = options(at);
      const must = !standsAlone(text(group, 'target')) || joins.some(({ fits }) => fits);
      return must && joins[0] ? [{ group, best: joins[0] }] : [];
    });
    // Merge a conjunction such as "but" first. Otherwise it would be merged with a preceding "No," and
    // separated from the words that follow it.
    const next = small.find(({ group }) => opensClause(group)) ?? small[0];
    if (!next) break;
    groups = next.best.merged;
  }
  return groups.map((group) => ({ target: text(group, 'target'), native: text(group, 'native') }));

  /**
   * Returns the ways to join a small group to a neighbour, best first. Returns none if there is no other
   * group.
   */
  function options(at: number): { merged: Group[]; fits: boolean; cost: number }[] {
    return [at - 1, at]
      .filter((left) => left >= 0 && left + 1 < groups.length)
      .map((left) => {
        const merged = mergeAt(groups, left);
        const fits = merged.every((group) => size(group) <= most);
        // Words such as "but" and "she" belong to the words that follow. Joining across a comma has an extra
        // cost.
        const overComma = ends(groups[left], /[^\p{L}\p{M}\p{N}]$/u) ? 60 : 0;
        return { merged, fits, cost: cost(merged) + (overComma || (left < at ? 12 : 0)) };
      })
      .sort((one, two) => Number(two.fits) - Number(one.fits) || one.cost - two.cost);
  }

  function ends(group: Group | undefined, mark: RegExp): boolean {
    return group !== undefined && mark.test(text(group, 'target'));
  }

  /**
   * Returns true for a whole sentence such as "Merci !", which is a separate chunk. Returns false for an
   * address such as "Sam," or "Sam?", which belongs to the rest of its sentence.
   */
  function isSentence(at: number): boolean {
    return ends(groups[at], final) && (at === 0 || ends(groups[at - 1], final));
  }

  function opensClause(group: Group): boolean {
    return opens(text(group, 'target'));
  }

  /**
   * Returns the cost of a grouping. Words over the size limit weigh most, then conjunctions at the end of a
   * chunk, then the number of merges.
   */
  function cost(candidate: Group[]): number {
    const over = candidate.reduce((sum, group) => sum + Math.max(0, size(group) - most), 0);
    const squares = candidate.reduce((sum, group) => sum + size(group) ** 2, 0);
    const cutOff = candidate.filter(opensClause).length;
    return over * 100 + cutOff * 40 + squares - candidate.length;
  }
}

/** Matches the end of a sentence, with any closing quotation marks or brackets. */
const final = /[.!?…。！？؟][^\p{L}\p{M}\p{N}]*$/u;

/**
 * Returns true for words with punctuation before or after them, such as "Naturwissenschaften,". They may be a
 * separate chunk if joining them to a neighbour would make the chunk too long.
 */
const standsAlone = (text: string) =>
  /[^\p{L}\p{M}\p{N}]$/u.test(text.trim()) || /^[^\p{L}\p{N}]/u.test(text);

/** Merges groups that share an English piece. */
function share(target: Rendered, native: Rendered): Group[] {
  const groups: Group[] = target.chunks.map((_, at) => ({ target: [at], native: [] }));
  native.chunks.forEach((chunk, at) => {
    const own = groups.filter((group) =>
      group.target.some((place) => target.chunks[place]?.ids.some((id) => chunk.ids.includes(id))),
    );
    const [first, ...others] = own;
    if (!first) return;
    for (const other of others) {
      first.target.push(...other.target);
      first.native.push(...other.native);
      groups.splice(groups.indexOf(other), 1);
    }
    first.native.push(at);
  });
  return groups;
}

/** Merges overlapping groups until every group is contiguous on both sides. */
function settle(groups: Group[]): Group[] {
  for (const group of groups) {
    for (const side of ['target', 'native'] as const) {
      const least = Math.min(...group[side]);
      const most = Math.max(...group[side]);
      const inside = groups.find(
        (other) => other !== group && other[side].some((at) => at > least && at < most),
      );
      if (inside) return settle(merge(groups, group, inside));
    }
  }
  return groups
    .map((group) => ({
      target: [...group.target].sort((a, b) => a - b),
      native: [...group.native].sort((a, b) => a - b),
    }))
    .sort((one, two) => (one.target[0] ?? 0) - (two.target[0] ?? 0));
}

function merge(groups: Group[], one: Group, two: Group): Group[] {
  const joined = {
    target: [...one.target, ...two.target],
    native: [...one.native, ...two.native],
  };
  return [...groups.filter((group) => group !== one && group !== two), joined];
}

function mergeAt(groups: Group[], at: number): Group[] {
  const one = groups[at];
  const two = groups[at + 1];
  return one && two ? settle(merge(groups, one, two)) : groups;
}
