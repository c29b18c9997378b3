import { toRomaji } from 'wanakana';

const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;
const macron: Record<string, string> = { a: 'ā', i: 'ī', u: 'ū', e: 'ē', o: 'ō' };

export const isKana = (text: string): boolean => kana.test(text);

/** Katakana as hiragana; the long mark and every other character stay. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

/** Sounds of foreign words, which the library spells as a keyboard would type them. */
const foreign: Record<string, string> = {
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  てぃ: 'ti',
  でぃ: 'di',
  でゅ: 'dyu',
  とぅ: 'tu',
  どぅ: 'du',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  つぁ: 'tsa',
  つぇ: 'tse',
  つぉ: 'tso',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔぇ: 've',
  ゔぉ: 'vo',
};

/** What is known of a word in kana when it is romanised. */
export interface KanaWord {
  kana: string;
  particle?: boolean;
  /** True where the word stands as the dictionary lists it: the う of 思う is then an ending. */
  dictionaryForm?: boolean;
}

/**
 * Hepburn with macrons: `tōkyō`, `ōkii`, `obāsan`; `ei` and `ii` are written out. The particles は, へ
 * and を are read wa, e and o. Undefined for anything but kana.
 */
export function romaji(word: KanaWord): string | undefined {
  if (!isKana(word.kana)) return undefined;
  const spoken = spokenKana({ ...word, kana: toHiragana(word.kana) });
  const ending = word.dictionaryForm && /[おこそとのほもよろご]う$/u.test(spoken) ? 'u' : '';
  const stem = ending ? spoken.slice(0, -1) : spoken;
  const long = stem
    .split('ー')
    .map((part) =>
      toRomaji(part.replace(/[ふてでとどうつゔ][ぁぃぅぇぉゅ]/gu, (two) => foreign[two] ?? two)),
    )
    .reduce((before, part) => `${before.replace(/[aiueo]$/u, (v) => macron[v] ?? v)}${part}`);
  return long.replace(/aa|uu|ee|oo|ou/gu, (pair) => macron[pair.charAt(0)] ?? pair) + ending;
}

function spokenKana({ kana: word, particle }: KanaWord): string {
  if (/^(?:こんにち|こんばん)は$/u.test(word)) return word.replace(/は$/u, 'わ');
  if (word === 'を') return 'お';
  if (!particle) return word;
  return word
    .replace(/は$/u, 'わ')
    .replace(/へ(?=$|わ$)/u, 'え')
    .replace(/を/gu, 'お');
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * Whether a reading may stand over a word: kana alone, and the kana that the word itself shows
 * (okurigana) at their places, so 行きます takes いきます and not いきました.
 */
export function readingFitsWord(word: string, reading: string): boolean {
  if (!isKana(reading)) return false;
  const pattern = word
    .split(/([\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u)
    .map((part, at) => {
      if (part === '') return '';
      // ヶ and ケ between kanji are read か or が, so they are no kana to line up.
      return at % 2 === 0 || /^[ヶヵケ]$/u.test(part) ? '.+' : literal(toHiragana(part));
    })
    .join('');
  return new RegExp(`^${pattern}$`, 'u').test(toHiragana(reading));
}
