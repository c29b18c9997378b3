import { cutMarks } from '../tangled/sentence-marks.ts';

/**
 * Words without the marks of their sentence, "¿Dónde?" -> Dónde, and without a quotation mark or bracket
 * that they stand in or whose partner is elsewhere. What is nothing but marks stays.
 */
export function withoutMarks(piece: string): string {
  const words = cutMarks(piece.replace(/^(?:[\s¿¡]|\p{Pd}\s)+/u, '').trim()).words;
  const pairs = pairsIn(words);
  const last = words.length - 1;
  const goes = (at: number, other: number) =>
    pairs.has(at) && [other, alone].includes(pairs.get(at) ?? at);
  const left = goes(0, last) && roleOf(words, 0) === 'opens';
  const right = goes(last, 0) && roleOf(words, last) === 'closes';
  const bare = words.slice(left ? 1 : 0, right ? -1 : undefined).trim();
  if (bare === '') return piece;
  return bare === piece ? bare : withoutMarks(bare);
}

/** What opens with which marks of its kind closes: „so“, “so”, »so«, ”so”. */
const kinds = [
  '"',
  '“”„‟',
  '«»',
  '‹›',
  '‘’‚‛',
  '()',
  '[]',
  '{}',
  '（）',
  '「」',
  '『』',
  '《》',
  '〈〉',
  '【】',
];
const kindOf = (mark: string) => kinds.find((kind) => kind.includes(mark));

/** The partner of a mark that has none in the piece. */
const alone = -1;

/** Where each quotation mark and bracket has its partner. */
function pairsIn(words: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { index } of words.matchAll(/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"]/gu)) {
    const role = roleOf(words, index);
    const mark = words.charAt(index);
    const partner = open.findLast((at) => kindOf(words.charAt(at)) === kindOf(mark));
    if (role === 'closes' && partner !== undefined) {
      open.splice(open.indexOf(partner));
      pairs.set(index, partner).set(partner, index);
    } else if (role === 'opens') {
      open.push(index);
      pairs.set(index, alone);
      // Without a mark that opened before it ’ is spelling: un po’, my grandparents’.
    } else if (role === 'closes' && mark !== '’') pairs.set(index, alone);
  }
  return pairs;
}

/**
 * Whether a mark opens or closes: by the side on which it touches words, for languages use the same marks
 * either way; else as Unicode has it. Between two letters it is spelling: don’t, צה"ל.
 */
function roleOf(words: string, at: number): 'opens' | 'closes' | undefined {
  const mark = words.charAt(at);
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  if (/[\p{Ps}\p{Pe}]/u.test(mark)) return /\p{Ps}/u.test(mark) ? 'opens' : 'closes';
  if (/["’]/u.test(mark) && /[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after))
    return undefined;
  if (mark === '’') return 'closes';
  const isBehind = /[^\s\p{Ps}\p{Pi}\p{Pd}'’]$/u.test(before);
  const isBefore = /^[\p{L}\p{N}]/u.test(after);
  if (isBehind !== isBefore) return isBefore ? 'opens' : 'closes';
  return /["\p{Pi}]/u.test(mark) ? 'opens' : 'closes';
}
