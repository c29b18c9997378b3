import { readSyllable } from '../hangul.ts';
import type { MarkingLanguage } from './marking-language.ts';
import type { Slip } from './typo-distance.ts';

/** Korean letters that pupils take for one another; of the last consonants those that sound alike. */
const alike = {
  first: 'ㄱㅋㄲ ㄷㅌㄸ ㅂㅍㅃ ㅅㅆ ㅈㅊㅉ'.split(' '),
  vowel: 'ㅐㅔ ㅒㅖ ㅔㅖ ㅏㅑ ㅓㅕ ㅗㅛ ㅜㅠ ㅙㅚㅞ ㅢㅣ ㅢㅡ'.split(' '),
  last: 'ㄱㅋㄲㄳㄺ ㄴㄵㄶ ㄷㅌㅅㅆㅈㅊㅎ ㄹㄼㄽㄾㅀ ㅁㄻ ㅂㅍㅄㄿ'.split(' '),
} as const;

/** Last consonants before ㄴ and ㅁ, where they are said through the nose: 합니다 sounds 함니다. */
const nasal = 'ㄱㅋㄲㅇ ㄷㅌㅅㅆㅈㅊㄴ ㅂㅍㅁ'.split(' ');

/**
 * Whether what differs can be a slip of spelling in this script. Where one sign is a syllable or a word,
 * another sign is another meaning: 월요일 and 화요일, おばさん and おばあさん, ร้อน and ไม่ร้อน. What is
 * left is one letter of a Korean syllable for one that sounds like it, and long words in katakana.
 */
export function onlySlips(
  slips: readonly Slip[],
  wanted: readonly string[],
  { code, spaces }: MarkingLanguage,
): boolean {
  if (code === 'ko')
    return slips.length === 1 && slips.every((slip) => isNearSyllable(slip, wanted));
  if (code === 'ja') return slips.every((slip) => isInLongWord(slip, wanted));
  return spaces;
}

/** 안녕하세오 for 안녕하세요, 괜찬아요 for 괜찮아요: one letter of the syllable, and one of its kin. */
function isNearSyllable({ at, expected, typed }: Slip, word: readonly string[]): boolean {
  const [wanted, given] = [readSyllable(expected), readSyllable(typed)];
  if (!wanted || !given) return false;
  const isNasal = ['ㄴ', 'ㅁ'].includes(readSyllable(word[at + 1] ?? '')?.first ?? '');
  const kinOf = (part: keyof typeof alike) =>
    part === 'last' && isNasal ? [...alike.last, ...nasal] : alike[part];
  const parts = (['first', 'vowel', 'last'] as const).filter(
    (part) => wanted[part] !== given[part],
  );
  return (
    parts.length === 1 &&
    parts.every((part) =>
      kinOf(part).some((kin) => isOneOf(wanted[part], kin) && isOneOf(given[part], kin)),
    )
  );
}

const isOneOf = (letter: string, kin: string) => letter !== '' && kin.includes(letter);

/** As in scripts of letters, shorter words are too near to one another: ペン and パン. */
const shortestWord = 5;
const isKatakana = (letter = '') => /^[\p{sc=Katakana}ー]$/u.test(letter);

/** アイスクリム for アイスクリーム. The words around it do not make it longer. */
function isInLongWord({ at, expected, typed }: Slip, wanted: readonly string[]): boolean {
  if (![...(expected + typed)].every(isKatakana)) return false;
  let [from, to] = [at, at];
  while (isKatakana(wanted[from - 1])) from -= 1;
  while (isKatakana(wanted[to])) to += 1;
  return to - from >= shortestWord;
}
