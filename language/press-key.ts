import { addJamo } from './hangul.ts';

const small = 'あいうえおつやゆよわアイウエオツヤユヨワ';
const smallForms = 'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ';

/**
 * Returns the text before the caret after an on-screen key is pressed. Most keys append their own character.
 * Tones and kana modifiers change the preceding letter, and jamo compose syllables.
 */
export function pressKey(language: string, before: string, key: string): string {
  if (key === '゛') return voiced(before, '\u3099');
  if (key === '゜') return voiced(before, '\u309a');
  if (key === '小') return smaller(before);
  if (language === 'ko' && /^\p{Script=Hangul}$/u.test(key)) return addJamo(before, key);
  if (!/^\p{M}$/u.test(key)) return before + key;
  return before.slice(0, -1) + (before.slice(-1) + key).normalize('NFC');
}

/**
 * Adds the voicing sign (`mark`) to the last kana, or removes it if present. Any other letter is unchanged.
 */
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
