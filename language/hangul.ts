const firsts = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const lasts = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** Two jamo that combine into one: doubled consonants, compound vowels, final consonant clusters. */
const joined: Readonly<Record<string, string>> = {
  ㄱㄱ: 'ㄲ',
  ㄷㄷ: 'ㄸ',
  ㅂㅂ: 'ㅃ',
  ㅅㅅ: 'ㅆ',
  ㅈㅈ: 'ㅉ',
  ㅏㅣ: 'ㅐ',
  ㅑㅣ: 'ㅒ',
  ㅓㅣ: 'ㅔ',
  ㅕㅣ: 'ㅖ',
  ㅗㅏ: 'ㅘ',
  ㅗㅐ: 'ㅙ',
  ㅘㅣ: 'ㅙ',
  ㅗㅣ: 'ㅚ',
  ㅜㅓ: 'ㅝ',
  ㅜㅔ: 'ㅞ',
  ㅝㅣ: 'ㅞ',
  ㅜㅣ: 'ㅟ',
  ㅡㅣ: 'ㅢ',
  ㄱㅅ: 'ㄳ',
  ㄴㅈ: 'ㄵ',
  ㄴㅎ: 'ㄶ',
  ㄹㄱ: 'ㄺ',
  ㄹㅁ: 'ㄻ',
  ㄹㅂ: 'ㄼ',
  ㄹㅅ: 'ㄽ',
  ㄹㅌ: 'ㄾ',
  ㄹㅍ: 'ㄿ',
  ㄹㅎ: 'ㅀ',
  ㅂㅅ: 'ㅄ',
};

/** The first code point of the block of composed syllables (Unicode 3.12). */
const firstSyllable = 0xac00;

/** The jamo of a composed syllable; `last` is empty if it ends in a vowel. */
interface Syllable {
  first: string;
  vowel: string;
  last: string;
}

/**
 * Appends a jamo to a Korean text as a two-set keyboard does: (a) a consonant and a vowel combine, (b) a
 * final consonant moves to the next syllable if a vowel follows, (c) a key pressed twice produces a doubled
 * letter.
 */
export function addJamo(before: string, jamo: string): string {
  const end = before.slice(-1);
  const rest = before.slice(0, -1);
  const syllable = decomposeSyllable(end);
  const isVowel = vowels.includes(jamo);
  if (!syllable) {
    const both = joined[end + jamo];
    // Two separate jamo combine only into a doubled initial consonant or a compound vowel.
    if (both && (firsts.includes(both) || vowels.includes(both))) return rest + both;
    if (isVowel && firsts.includes(end)) return rest + write({ first: end, vowel: jamo, last: '' });
    return before + jamo;
  }
  const { first, vowel, last } = syllable;
  if (!isVowel) {
    const both = last === '' ? jamo : joined[last + jamo];
    return both && lasts.includes(both) ? rest + write({ ...syllable, last: both }) : before + jamo;
  }
  if (last === '') {
    const both = joined[vowel + jamo];
    return both ? rest + write({ first, vowel: both, last }) : before + jamo;
  }
  const [stays, moves] = apart(last);
  return (
    rest + write({ first, vowel, last: stays }) + write({ first: moves, vowel: jamo, last: '' })
  );
}

/** Decomposes a composed syllable: 월 into ㅇ, ㅝ and ㄹ. Returns null for any other character. */
export function decomposeSyllable(letter: string): Syllable | null {
  const at = (letter.codePointAt(0) ?? 0) - firstSyllable;
  if (at < 0 || at >= firsts.length * vowels.length * lasts.length) return null;
  return {
    first: firsts[Math.floor(at / (vowels.length * lasts.length))] ?? '',
    vowel: vowels[Math.floor(at / lasts.length) % vowels.length] ?? '',
    last: lasts[at % lasts.length] ?? '',
  };
}

function write({ first, vowel, last }: Syllable): string {
  const [f, v, l] = [firsts.indexOf(first), vowels.indexOf(vowel), lasts.indexOf(last)];
  return String.fromCodePoint(firstSyllable + (f * vowels.length + v) * lasts.length + l);
}

/**
 * Splits a final consonant before a vowel: the part that stays, and the part that starts the next syllable.
 */
function apart(last: string): [string, string] {
  const pair = Object.keys(joined).find((key) => joined[key] === last);
  // ㄲ and ㅆ are one letter each and move as one.
  if (!pair || firsts.includes(last)) return ['', last];
  return [pair[0] ?? '', pair[1] ?? ''];
}
