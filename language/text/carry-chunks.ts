import { checkChunks } from './build-chunks.ts';
import {
  assignPunctuation,
  chunksFrom,
  meaning,
  nobody,
  type Owners,
  ownersOf,
} from './chunk-owners.ts';
import type { Chunk, Sentence, SideName, Token } from './text.ts';

/**
 * Transfers the chunks of `before` to the edited sentence `after`, in which unchanged tokens have the same
 * ids. If the words of one chunk change, the chunk stays and contains the change. If words of two chunks
 * change, all chunks of the sentence are dropped, and the sentence must be split into chunks again.
 */
export function carryChunks(before: Sentence, after: Sentence): Chunk[] {
  if (before.chunks.length === 0) return [];
  const target = carrySide(before, after, 'target');
  const native = carrySide(before, after, 'native');
  if (!target || !native) return [];
  const texts = { target: after.target.text, native: after.native.text };
  const ids = before.chunks.map((chunk) => chunk.id);
  const chunks = chunksFrom(texts, { target, native }, ids);
  return checkChunks({ ...after, chunks }).length === 0 ? chunks : [];
}

/** A new word, with the chunks of the closest unchanged words and punctuation. */
interface Added {
  token: Token;
  left: number;
  right?: number;
}

/**
 * Returns the chunk of each character of the new text, or undefined if a change cannot be assigned to one
 * chunk. Words are assigned first, then punctuation, as when a sentence is first split into chunks.
 */
function carrySide(before: Sentence, after: Sentence, side: SideName): Owners | undefined {
  const oldOwners = ownersOf(before, side);
  if (before[side].text === after[side].text) return oldOwners;
  const old = before[side].tokens;
  const oldIndex = new Map(old.map((token, index) => [token.id, index]));
  const owners: Owners = new Array<number>(after[side].text.length).fill(nobody);
  let oldAt = 0;
  let left = nobody;
  let added: Added[] = [];
  const settle = (oldEnd: number): boolean => {
    const gone = ownersIn(oldOwners, old.slice(oldAt, oldEnd).filter(isMeant));
    if (added.length === 0) return gone.size < 2;
    for (const each of added) {
      const owner = chooseOwner(gone, each);
      if (owner === undefined) return false;
      owners.fill(owner, each.token.start, each.token.end);
    }
    added = [];
    return true;
  };
  for (const token of after[side].tokens.filter(isVisible)) {
    const from = oldIndex.get(token.id);
    const was = from === undefined ? undefined : old[from];
    if (from === undefined || !was) {
      if (isMeant(token)) added.push({ token, left });
      continue;
    }
    for (const each of added) each.right ??= oldOwners[was.start];
    left = oldOwners[was.end - 1] ?? nobody;
    if (!isMeant(token)) continue;
    if (!settle(from)) return undefined;
    oldAt = from + 1;
    for (let at = 0; at < token.text.length; at += 1) {
      owners[token.start + at] = oldOwners[was.start + at] ?? nobody;
    }
  }
  return settle(old.length) ? assignPunctuation(after[side].text, owners) : undefined;
}

const isVisible = ({ text }: Token): boolean => text.trim() !== '';

/** True for a word or an emoji. Every chunk contains at least one of these. */
const isMeant = ({ text }: Token): boolean => meaning.test(text);

/** Returns the chunks that lost words between two unchanged words. */
function ownersIn(owners: Owners, tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  for (const token of tokens) {
    for (let at = token.start; at < token.end; at += 1) found.add(owners[at] ?? nobody);
  }
  found.delete(nobody);
  return found;
}

/**
 * Assigns an added word to a chunk. (a) If it replaces words, it goes to the chunk of these words. (b) If
 * both of its neighbours are in one chunk, it goes to that chunk. (c) At the start or end of the sentence, it
 * goes to the chunk of its only neighbour. If a word is inserted before the comma of "Le matin, je mange",
 * the comma stays at the end of its chunk.
 */
function chooseOwner(gone: ReadonlySet<number>, { left, right }: Added): number | undefined {
  if (gone.size > 0) return gone.size === 1 ? [...gone][0] : undefined;
  const [one = nobody, other = one] = [left, right].filter((owner) => owner !== nobody);
  return one === other && one !== nobody ? one : undefined;
}
