import { checkChunks } from './check-chunks.ts';
import { chunksFrom, nobody, type Owners, ownersOf } from './chunk-owners.ts';
import type { Chunk, Sentence, SideName, Token } from './text.ts';

/**
 * The chunks of `before` laid over the edited sentence `after` (same token ids where unchanged). A
 * change inside one chunk stays in it; a change that touches two makes all of the sentence's chunks
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

/** Owners of the new text, or undefined where a change cannot be given to one chunk. */
function carrySide(before: Sentence, after: Sentence, side: SideName): Owners | undefined {
  const oldOwners = ownersOf(before, side);
  const old = before[side].tokens;
  const fresh = after[side].tokens;
  const oldIndex = new Map(old.map((token, index) => [token.id, index]));
  const owners: Owners = new Array<number>(after[side].text.length).fill(nobody);
  let oldAt = 0;
  let changed: Token[] = [];
  const settle = (oldEnd: number, right: number): boolean => {
    const visible = changed.filter((token) => token.text.trim() !== '');
    const gone = ownersIn(oldOwners, old.slice(oldAt, oldEnd));
    changed = [];
    if (visible.length === 0) return true;
    const left = lastOwner(oldOwners, old, oldAt);
    const owner = chooseOwner(
      gone,
      left,
      right,
      visible.some((token) => token.isWord),
    );
    if (owner === undefined) return false;
    for (const token of visible) owners.fill(owner, token.start, token.end);
    return true;
  };
  for (const token of fresh) {
    const from = oldIndex.get(token.id);
    const was = from === undefined ? undefined : old[from];
    if (from === undefined || !was) {
      changed.push(token);
      continue;
    }
    if (token.text.trim() !== '') {
      if (!settle(from, oldOwners[was.start] ?? nobody)) return undefined;
      oldAt = from + 1;
      for (let at = 0; at < token.text.length; at += 1) {
        owners[token.start + at] = oldOwners[was.start + at] ?? nobody;
      }
    }
  }
  return settle(old.length, nobody) ? owners : undefined;
}

/** The chunks that lost text between two kept tokens. */
function ownersIn(owners: Owners, tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  for (const token of tokens) {
    for (let at = token.start; at < token.end; at += 1) found.add(owners[at] ?? nobody);
  }
  found.delete(nobody);
  return found;
}

function lastOwner(owners: Owners, tokens: readonly Token[], before: number): number {
  const token = tokens[before - 1];
  return token ? (owners[token.end - 1] ?? nobody) : nobody;
}

/** A replacement stays with what it replaces, an insertion with both neighbours if they are one. */
function chooseOwner(
  gone: ReadonlySet<number>,
  left: number,
  right: number,
  hasWord: boolean,
): number | undefined {
  if (gone.size === 1) return [...gone][0];
  if (gone.size > 1) return undefined;
  if (left === right && left !== nobody) return left;
  if (hasWord) return undefined;
  return left !== nobody ? left : right !== nobody ? right : undefined;
}
