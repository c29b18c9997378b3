import { checkChunks } from './check-chunks.ts';
import { chunksFrom, giveMarks, meaning, nobody, type Owners, ownersOf } from './chunk-owners.ts';
import type { Chunk, Sentence, SideName, Token } from './text.ts';

/**
 * The chunks of `before` laid over the edited sentence `after` (same token ids where unchanged). A
 * change inside one chunk stays in it; a change of words in two makes all of the sentence's chunks
 * void, because its meaning units have to be found anew.
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

/**
 * Owners of the new text, or undefined where a change cannot be given to one chunk. Words are settled
 * first; then marks go with them as in a new cut.
 */
function carrySide(before: Sentence, after: Sentence, side: SideName): Owners | undefined {
  const oldOwners = ownersOf(before, side);
  if (before[side].text === after[side].text) return oldOwners;
  const old = before[side].tokens.filter(isMeant);
  const oldIndex = new Map(old.map((token, index) => [token.id, index]));
  const owners: Owners = new Array<number>(after[side].text.length).fill(nobody);
  let oldAt = 0;
  let left = nobody;
  let changed: Token[] = [];
  const settle = (oldEnd: number, right: number): boolean => {
    const gone = ownersIn(oldOwners, old.slice(oldAt, oldEnd));
    if (changed.length === 0) return gone.size < 2;
    const owner = chooseOwner(gone, left, right);
    if (owner === undefined) return false;
    for (const token of changed) owners.fill(owner, token.start, token.end);
    changed = [];
    return true;
  };
  for (const token of after[side].tokens.filter(isMeant)) {
    const from = oldIndex.get(token.id);
    const was = from === undefined ? undefined : old[from];
    if (from === undefined || !was) {
      changed.push(token);
      continue;
    }
    if (!settle(from, oldOwners[was.start] ?? nobody)) return undefined;
    oldAt = from + 1;
    left = oldOwners[was.end - 1] ?? nobody;
    for (let at = 0; at < token.text.length; at += 1) {
      owners[token.start + at] = oldOwners[was.start + at] ?? nobody;
    }
  }
  return settle(old.length, nobody) ? giveMarks(after[side].text, owners) : undefined;
}

/** A word or an emoji: what a chunk is made of. */
const isMeant = ({ text }: Token): boolean => meaning.test(text);

/** The chunks that lost words between two kept ones. */
function ownersIn(owners: Owners, tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  for (const token of tokens) {
    for (let at = token.start; at < token.end; at += 1) found.add(owners[at] ?? nobody);
  }
  found.delete(nobody);
  return found;
}

/** A replacement stays with what it replaces, an insertion with both neighbours if they are one. */
function chooseOwner(gone: ReadonlySet<number>, left: number, right: number): number | undefined {
  if (gone.size === 1) return [...gone][0];
  return gone.size === 0 && left === right && left !== nobody ? left : undefined;
}
