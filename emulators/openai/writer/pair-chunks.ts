import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import type { Rendered } from './notation.ts';

/** A chunk and its partner, in the order of the target sentence. */
export interface PairedChunk {
  target: string;
  native: string;
}

/** Places of pieces on both sides, counted from 0; each side's run is without gaps once settled. */
interface Group {
  target: number[];
  native: number[];
}

/**
 * Aligns two languages through the numbers of the English pieces, merges until every chunk is one run
 * on both sides, then until none is smaller than a chunk of that language may be.
 */
export function pairChunks(
  target: Rendered,
  native: Rendered,
  language: string,
  joints: { target: string; native: string },
  leans: (words: string) => boolean = () => false,
): PairedChunk[] {
  const text = (group: Group, side: 'target' | 'native') =>
    group[side]
      .map((at) => (side === 'target' ? target : native).chunks[at]?.text)
      .join(joints[side]);
  const size = (group: Group) => measureChunk(text(group, 'target'), language);
  const { least, most } = chunkSizeFor(language);
  let groups = settle(share(target, native));
  // A subject pronoun is never cut from its verb, which is the next English piece.
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
    const small = groups.find(
      (group) => size(group) < least && !standsAlone(text(group, 'target')),
    );
    if (!small || groups.length === 1) break;
    const at = groups.indexOf(small);
    const options = [at - 1, at + 1]
      .filter((other) => other >= 0 && other < groups.length)
      .map((other) => {
        const merged = mergeAt(groups, Math.min(at, other));
        // "but" and "she" belong to what follows; nothing is joined over a comma if it can be helped.
        return {
          merged,
          cost: cost(merged) + (other < at ? (endsClause(groups[other]) ? 60 : 12) : 0),
        };
      })
      .sort((one, two) => one.cost - two.cost);
    groups = options[0]?.merged ?? groups;
    if (options.length === 0) break;
  }
  return groups.map((group) => ({ target: text(group, 'target'), native: text(group, 'native') }));

  function endsClause(group: Group | undefined): boolean {
    return group !== undefined && /[^\p{L}\p{M}\p{N}]$/u.test(text(group, 'target'));
  }

  /** Fewer words over the limit first, then fewer merged. */
  function cost(candidate: Group[]): number {
    const over = candidate.reduce((sum, group) => sum + Math.max(0, size(group) - most), 0);
    return (
      over * 100 + candidate.reduce((sum, group) => sum + size(group) ** 2, 0) - candidate.length
    );
  }
}

/** "Merci," may be a chunk of its own. */
const standsAlone = (text: string) =>
  /[^\p{L}\p{M}\p{N}]$/u.test(text.trim()) || /^[^\p{L}\p{N}]/u.test(text);

/** Groups that share an English piece become one. */
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

/** Merges whatever stands inside another group, until every group is one run on both sides. */
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
