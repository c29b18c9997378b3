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

/** The facts about the words of a piece. */
interface PieceRules {
  /** Whether they are a subject pronoun, which is never cut from its verb. */
  leans: (words: string) => boolean;
  /** Whether they end with a conjunction, which belongs to what follows. */
  opens: (words: string) => boolean;
}

/**
 * Aligns two languages through the numbers of the English pieces, merges until every chunk is one run
 * on both sides, then until none is smaller than a chunk of that language may be, but a sentence of one word.
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
    const small = groups.flatMap((group, at) => {
      if (size(group) >= least || isSentence(at)) return [];
      const joins = options(at);
      const must = !standsAlone(text(group, 'target')) || joins.some(({ fits }) => fits);
      return must && joins[0] ? [{ group, best: joins[0] }] : [];
    });
    // "but" first: "No," would take it from what follows.
    const next = small.find(({ group }) => opensClause(group)) ?? small[0];
    if (!next) break;
    groups = next.best.merged;
  }
  return groups.map((group) => ({ target: text(group, 'target'), native: text(group, 'native') }));

  /** The ways to join a small group to a neighbour, the best first; none where it is the only one. */
  function options(at: number): { merged: Group[]; fits: boolean; cost: number }[] {
    return [at - 1, at]
      .filter((left) => left >= 0 && left + 1 < groups.length)
      .map((left) => {
        const merged = mergeAt(groups, left);
        const fits = merged.every((group) => size(group) <= most);
        // "but" and "she" belong to what follows; nothing is joined over a comma if it can be helped.
        const overComma = ends(groups[left], /[^\p{L}\p{M}\p{N}]$/u) ? 60 : 0;
        return { merged, fits, cost: cost(merged) + (overComma || (left < at ? 12 : 0)) };
      })
      .sort((one, two) => Number(two.fits) - Number(one.fits) || one.cost - two.cost);
  }

  function ends(group: Group | undefined, mark: RegExp): boolean {
    return group !== undefined && mark.test(text(group, 'target'));
  }

  /** "Merci !" is a separate chunk; "Sam," and "Sam?" belong to the words addressed to him. */
  function isSentence(at: number): boolean {
    return ends(groups[at], final) && (at === 0 || ends(groups[at - 1], final));
  }

  function opensClause(group: Group): boolean {
    return opens(text(group, 'target'));
  }

  /** Fewer words over the limit first, then fewer conjunctions at an end, then fewer merged. */
  function cost(candidate: Group[]): number {
    const over = candidate.reduce((sum, group) => sum + Math.max(0, size(group) - most), 0);
    const squares = candidate.reduce((sum, group) => sum + size(group) ** 2, 0);
    const cutOff = candidate.filter(opensClause).length;
    return over * 100 + cutOff * 40 + squares - candidate.length;
  }
}

/** The end of a sentence, with what may close behind it. */
const final = /[.!?…。！？؟][^\p{L}\p{M}\p{N}]*$/u;

/** "Naturwissenschaften," may be a separate chunk if it would be too long with a neighbour. */
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

/** Merges groups inside another group, until every group is one run on both sides. */
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
