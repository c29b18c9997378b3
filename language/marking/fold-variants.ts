import { graphemes } from '../graphemes.ts';
import { defectives } from './arabic-words.ts';
import { inSimplified } from './chinese-signs.ts';
import type { MarkingLanguage } from './marking-language.ts';

type Rule = readonly [RegExp, string];

/** Accepted other spellings (language-rules 2.7). Both sides are folded, so either may have either. */
const variants: Record<string, readonly Rule[]> = {
  de: [
    [/ß/g, 'ss'],
    [/ä/g, 'ae'],
    [/ö/g, 'oe'],
    [/ü/g, 'ue'],
  ],
  fr: [
    [/œ/g, 'oe'],
    [/æ/g, 'ae'],
  ],
  la: [
    [/œ/g, 'oe'],
    [/æ/g, 'ae'],
    [/j/g, 'i'],
  ],
  da: [
    [/å/g, 'aa'],
    [/æ/g, 'ae'],
    [/ø/g, 'oe'],
  ],
  nb: [
    [/å/g, 'aa'],
    [/æ/g, 'ae'],
    [/ø/g, 'oe'],
  ],
  ar: [
    [/[أإآٱ]/g, 'ا'],
    [/ى/g, 'ي'],
    [/ة/g, 'ه'],
    [/ؤ/g, 'و'],
    [/ئ/g, 'ي'],
    [/ی/g, 'ي'],
    [/ک/g, 'ك'],
    [new RegExp(`(?<!\\p{L})((?:ال)?(?:${defectives}))ي(?!\\p{L})`, 'gu'), '$1'],
  ],
  fa: [
    [/[يى]/g, 'ی'],
    [/ك/g, 'ک'],
    [/[أإ]/g, 'ا'],
    [/ۀ|هٔ/g, 'ه'],
  ],
  ur: [
    [/[يى]/g, 'ی'],
    [/ك/g, 'ک'],
    [/ه/g, 'ہ'],
    [/أ/g, 'ا'],
    [/ۓ/g, 'ئے'],
    [/یٔ/g, 'ئ'],
  ],
  ps: [
    [/[يى]/g, 'ی'],
    [/ك/g, 'ک'],
    [/گ/g, 'ګ'],
  ],
  // What newspapers print beside one another; the nasal letter before its own class is the dot.
  hi: [
    [/ँ/g, 'ं'],
    [/ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/g, 'ं'],
    [/(?<=[\p{L}\p{M}])ये(?![\p{L}\p{M}])/gu, 'ए'],
    [/(?<=[\p{L}\p{M}])यी(?=ं?(?![\p{L}\p{M}]))/gu, 'ई'],
  ],
  ja: [
    [/(\p{Script=Han})々/gu, '$1$1'],
    [/[ヶヵ]/g, 'ケ'],
    // 一か月, 三カ国: the counter, whichever sign it is written with.
    [/(?<=^|[\d〇一二三四五六七八九十百千数何])[カか箇](?=[月国所年条])/g, 'ケ'],
  ],
  // A long vowel is doubled in Waikato.
  mi: [
    [/ā/g, 'aa'],
    [/ē/g, 'ee'],
    [/ī/g, 'ii'],
    [/ō/g, 'oo'],
    [/ū/g, 'uu'],
  ],
};

/** One spelling for all accepted ones. */
export function foldVariants(text: string, { code }: Pick<MarkingLanguage, 'code'>): string {
  if (code === 'vi') return toneLast(text);
  if (code === 'zh' || code === 'yue') return inSimplified(text);
  return (variants[code] ?? []).reduce((form, [what, usual]) => form.replace(what, usual), text);
}

/** The dot under क़ ख़ ग़ ज़ फ़; that of ड़ and ढ़ makes a letter of Hindi's own. */
const loanDot = /(?<=[कखगजफ])\u093c/u;

/**
 * ज़रूर without its dot is printed as often as with it. One too many is another letter: फ़ल is no word
 * for फल. Both as they are once they are folded.
 */
export function lacksLoanDots(expected: string, typed: string, { code }: MarkingLanguage): boolean {
  if (code !== 'hi') return false;
  const [wanted, given] = [graphemes(expected), graphemes(typed)];
  return (
    wanted.length === given.length &&
    wanted.every((letter, at) => [letter, letter.replace(loanDot, '')].includes(given[at] ?? ''))
  );
}

const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** hòa = hoà: the tone of a Vietnamese syllable is the same wherever its mark stands. */
function toneLast(text: string): string {
  return text
    .normalize('NFD')
    .split(' ')
    .map((syllable) => syllable.replace(tones, '') + (syllable.match(tones)?.join('') ?? ''))
    .join(' ');
}

/** The Vietnamese syllables without their tones: what is left is the letters. */
export function withoutTones(text: string): string {
  return text.normalize('NFD').replace(tones, '').normalize('NFC');
}

/** Katakana as hiragana: the same sounds in the other kana. */
export function hiragana(text: string): string {
  return text.replace(/[\u30A1-\u30F6]/g, (kana) =>
    String.fromCharCode((kana.codePointAt(0) ?? 0) - 0x60),
  );
}
