import { romanize } from 'es-hangul';

const first = 0xac00;
const finals = 28;
const perInitial = 21 * finals;
/** Places in the Unicode tables of initial and final consonants. */
const [initialS, initialSS, finalS, finalSS] = [9, 10, 19, 20];

/**
 * Revised Romanisation with its sound changes: `독립` -> `dongnip`. Undefined where the word has other
 * letters than Korean ones.
 */
export function romaniseKorean(word: string): string | undefined {
  return /^[가-힣]+$/u.test(word) ? romanize(joinS(word)) : undefined;
}

/** ㅅ or ㅆ before ㅅ is one long s (있습니다 isseumnida), which the library writes ts. */
function joinS(word: string): string {
  const blocks = Array.from(word, (block) => block.charCodeAt(0) - first);
  for (let at = 0; at + 1 < blocks.length; at += 1) {
    const [here = 0, next = 0] = [blocks[at], blocks[at + 1]];
    const final = here % finals;
    const initial = Math.floor(next / perInitial);
    const meets = initial === initialS || initial === initialSS;
    if (!meets || (final !== finalS && final !== finalSS)) continue;
    blocks[at] = here - final;
    blocks[at + 1] = (next % perInitial) + initialSS * perInitial;
  }
  return String.fromCharCode(...blocks.map((block) => block + first));
}
