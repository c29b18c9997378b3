/** A small kana stays with the one before it; っ, ん and ー are moras of their own. */
const mora = /.[ゃゅょゎぁぃぅぇぉャュョヮァィゥェォ]?/gu;
const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
/** Consonants joined by a virama, the last with its vowel signs: one akshara; ৎ closes the one before it. */
const akshara = /(?:\p{L}[\u093c\u09bc\u0a3c]?[\u094d\u09cd\u0a4d]\u200d?)*\p{L}\p{M}*ৎ*/gu;

/** Japanese by mora, out of kana. */
export const morae = (word: string): string[] | null =>
  kana.test(word) ? (word.match(mora) ?? []) : null;

/** One character, one syllable: Chinese. */
export const characters = (word: string): string[] | null =>
  /^\p{sc=Han}+$/u.test(word) ? Array.from(word) : null;

/** One block, one syllable: Korean. */
export const blocks = (word: string): string[] | null =>
  /^[가-힣]+$/u.test(word) ? Array.from(word) : null;

/** Hindi, Bengali, Punjabi by akshara: नम·स्ते has three, न·म·स्ते. */
export function aksharas(word: string): string[] | null {
  const parts = word.match(akshara) ?? [];
  return parts.join('') === word ? parts : null;
}

const vowel = /[\u064b-\u0650\u0670]|^آ/u;

/**
 * A vowelled Arabic word: every syllable begins with the letter that carries a vowel, or that a long
 * vowel follows. Null for a word without marks, or with some of them only (مرحبًا): how it is said would
 * be guessed.
 */
export function vowelledArabic(word: string): string[] | null {
  if (!/[\u064b-\u0652]/u.test(word)) return null;
  const letters = word.match(/.[\u064b-\u0652\u0670\u0640]*/gu) ?? [];
  if (!isVowelled(letters)) return null;
  const parts: string[] = [];
  for (const [at, letter] of letters.entries()) {
    const long =
      /^[اىوي]$/u.test(letters[at + 1] ?? '') && letter.length === 1 && !/^[اىوي]/u.test(letter);
    const opens = vowel.test(letter) || long;
    if (at === 0 || opens) parts.push(letter);
    else parts[parts.length - 1] += letter;
  }
  return closeArticle(parts);
}

const mark = /[\u064b-\u0652\u0670]/u;

/**
 * Whether every letter says how it is said: by a mark, or by the long vowel behind it. The last one may be
 * without its case, the one before ة goes without saying, and articles have none.
 */
function isVowelled(letters: readonly string[]): boolean {
  const [first = '', second = ''] = letters;
  const isArticle = /^[اٱ]/u.test(first) && second.startsWith('ل');
  return letters.every((letter, at) => {
    const next = letters[at + 1];
    if (next === undefined || mark.test(letter) || /^[اىويآٱ]/u.test(letter)) return true;
    return /^[اىويةآ]/u.test(next) || (isArticle && at === 1);
  });
}

/** A part of a letter alone without a vowel, such as the alef of an article, belongs to what follows. */
function closeArticle(parts: readonly string[]): string[] {
  const [first = '', second, ...rest] = parts;
  if (second === undefined || vowel.test(first) || first.length > 1) return [...parts];
  return [first + second, ...rest];
}
