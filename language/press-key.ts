import { addJamo } from './hangul.ts';

const small = 'あいうえおつやゆよわアイウエオツヤユヨワ';
const smallForms = 'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ';

/**
 * What stands before the caret once an on-screen key is pressed there. Most keys add themselves; tones
 * and kana signs change the letter before them, Korean parts build syllables.
 */
export function pressKey(language: string, before: string, key: string): string {
  if (key === '゛') return voiced(before, '\u3099');
  if (key === '゜') return voiced(before, '\u309a');
  if (key === '小') return smaller(before);
  if (language === 'ko' && /^\p{Script=Hangul}$/u.test(key)) return addJamo(before, key);
  if (!/^\p{M}$/u.test(key)) return before + key;
  return before.slice(0, -1) + (before.slice(-1) + key).normalize('NFC');
}

/** The kana with its mark, or without it when it has it already; any other letter stays as it is. */
function voiced(before: string, mark: string): string {
  const [base, own] = before.slice(-1).normalize('NFD');
  if (base === undefined) return before;
  const end = own === mark ? base : (base + mark).normalize('NFC');
  return end.length === 1 ? before.slice(0, -1) + end : before;
}

function smaller(before: string): string {
  const end = before.slice(-1);
  if (end === '') return before;
  const big = smallForms.indexOf(end);
  const little = small.indexOf(end);
  const turned = big >= 0 ? small[big] : little >= 0 ? smallForms[little] : end;
  return before.slice(0, -1) + turned;
}
