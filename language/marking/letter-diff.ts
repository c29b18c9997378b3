import { graphemes } from '../graphemes.ts';
import type { DiffPiece } from './marking-item.ts';
import { type Slip, slipsBetween } from './typo-distance.ts';

/** Beyond this a letter-by-letter comparison helps nobody, and would take long. */
const maxLetters = 400;

/** What was typed against what was expected, letter by letter, neighbours of a kind joined. */
export function letterDiff(expected: string, typed: string): DiffPiece[] {
  const wanted = graphemes(expected);
  const given = graphemes(typed);
  if (wanted.length > maxLetters || given.length > maxLetters) {
    return expected === typed
      ? [{ kind: 'same', expected, typed }]
      : [{ kind: 'changed', expected, typed }];
  }
  const slips = slipsBetween(wanted, given, Math.max(wanted.length, given.length)) ?? [];
  return joined(pieces(wanted, slips));
}

function pieces(wanted: readonly string[], slips: readonly Slip[]): DiffPiece[] {
  const out: DiffPiece[] = [];
  let at = 0;
  for (const slip of slips) {
    for (; at < slip.at; at += 1) out.push(same(wanted[at] ?? ''));
    const kind = slip.kind === 'swapped' ? 'changed' : slip.kind;
    out.push({ kind, expected: slip.expected, typed: slip.typed });
    at += slip.kind === 'swapped' ? 2 : slip.kind === 'extra' ? 0 : 1;
  }
  for (; at < wanted.length; at += 1) out.push(same(wanted[at] ?? ''));
  return out;
}

const same = (letter: string): DiffPiece => ({ kind: 'same', expected: letter, typed: letter });

function joined(all: readonly DiffPiece[]): DiffPiece[] {
  const out: DiffPiece[] = [];
  for (const piece of all) {
    const last = out.at(-1);
    if (last?.kind !== piece.kind) out.push({ ...piece });
    else {
      last.expected += piece.expected;
      last.typed += piece.typed;
    }
  }
  return out;
}
