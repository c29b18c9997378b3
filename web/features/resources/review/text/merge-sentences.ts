import { type SentenceRow, sameRow } from './sentence-edits.ts';

/** The side whose version is used for a sentence that both sides changed. */
export type Winner = 'mine' | 'theirs';

export interface Merge {
  /** The merged text. */
  rows: SentenceRow[];
  /**
   * Keys of the sentences that both sides changed, in text order. Only the teacher can resolve these
   * conflicts.
   */
  conflicts: string[];
}

type Rows = readonly SentenceRow[];
type Stored = ReadonlyMap<string, SentenceRow>;
interface Versions {
  old: Stored;
  mine: Stored;
  theirs: Stored;
}

/**
 * Three-way merge of my edits into a text that another tab or a colleague has stored in the meantime. `base`
 * is the common ancestor. A change on only one side is kept, whether a sentence was edited, added, deleted or
 * moved. The winner's version is used only for the sentences in `conflicts`.
 */
export function mergeSentences(
  base: Rows,
  mine: Rows,
  theirs: Rows,
  winner: Winner = 'mine',
): Merge {
  const own = withTheirKeys(base, mine, theirs);
  const all: Versions = { old: byKey(base), mine: byKey(own), theirs: byKey(theirs) };
  const iMoved = isMoved(base, own);
  const theyMoved = isMoved(base, theirs);
  const [lead, other] =
    theyMoved && (winner === 'theirs' || !iMoved) ? [theirs, own] : [own, theirs];
  const order = weave(weave(keysOf(lead), keysOf(other)), keysOf(base));

  const found = spread(order, new Set(order.filter((key) => isContested(all, key))), all);
  if (iMoved && theyMoved) {
    const stayed = ({ key }: SentenceRow) =>
      all.old.has(key) && all.mine.has(key) && all.theirs.has(key);
    const theirOrder = theirs.filter(stayed);
    own.filter(stayed).forEach(({ key }, at) => {
      if (theirOrder[at]?.key !== key) found.add(key);
    });
  }
  const rows = order.flatMap((key) => {
    const isTheirs = found.has(key) ? winner === 'theirs' : !isTouched(all, 'mine', key);
    return (isTheirs ? all.theirs : all.mine).get(key) ?? [];
  });
  return { rows, conflicts: order.filter((key) => found.has(key)) };
}

const keysOf = (rows: Rows) => rows.map(({ key }) => key);
const byKey = (rows: Rows): Stored => new Map(rows.map((row) => [row.key, row]));

const isSame = (a: SentenceRow | undefined, b: SentenceRow | undefined) =>
  a && b ? sameRow(a, b) : a === b;

/** True if the given side changed, added or removed the sentence. */
const isTouched = ({ old, ...sides }: Versions, side: Winner, key: string) =>
  !isSame(old.get(key), sides[side].get(key));

const isContested = (all: Versions, key: string) =>
  isTouched(all, 'mine', key) &&
  isTouched(all, 'theirs', key) &&
  !isSame(all.mine.get(key), all.theirs.get(key));

/** True if the sentences that both versions contain are in a different order. */
function isMoved(base: Rows, rows: Rows): boolean {
  const [before, after] = [byKey(base), byKey(rows)];
  const left = base.filter(({ key }) => after.has(key));
  return rows.filter(({ key }) => before.has(key)).some(({ key }, at) => left[at]?.key !== key);
}

/**
 * Merges two lists of keys. A key that is only in `more` is placed after the key that precedes it in `more`.
 */
function weave(keys: readonly string[], more: readonly string[]): string[] {
  const woven = [...keys];
  more.forEach((key, at) => {
    if (woven.includes(key)) return;
    const before = more[at - 1];
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, key);
  });
  return woven;
}

/**
 * Extends the conflicts to sentences that were split off from a sentence in conflict, or joined with it.
 * Otherwise, half of a split sentence next to the other side's whole sentence would repeat content, and
 * joined content would be lost.
 */
function spread(order: readonly string[], contested: Set<string>, all: Versions): Set<string> {
  const isOnOneSide = (key: string) => all.mine.has(key) !== all.theirs.has(key);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const [before, key] = order.slice(at - 1, at + 1);
    if (before === undefined || key === undefined || !contested.has(key)) continue;
    const remover = all.mine.has(key) ? 'theirs' : 'mine';
    if (isOnOneSide(key) && isTouched(all, remover, before)) contested.add(before);
  }
  order.forEach((key, at) => {
    if (isOnOneSide(key) && contested.has(order[at - 1] ?? '')) contested.add(key);
  });
  return contested;
}

/**
 * Detects that my save succeeded although its response was lost: the stored text then has the same new
 * sentence as mine at the same position. My sentence gets the stored key, so that it is not duplicated.
 */
function withTheirKeys(base: Rows, mine: Rows, theirs: Rows): SentenceRow[] {
  const old = byKey(base);
  const rows: SentenceRow[] = [];
  for (const row of mine) {
    const before = rows.at(-1)?.key;
    const twin = theirs[before === undefined ? 0 : theirs.findIndex((t) => t.key === before) + 1];
    const isTwin = twin && !old.has(row.key) && !old.has(twin.key) && sameRow(row, twin);
    rows.push(isTwin ? twin : row);
  }
  return rows;
}
