import { romaniseArabicScript } from './arabic-script.ts';
import { romaniseCyrillic } from './cyrillic.ts';
import { romaniseGreek } from './greek.ts';
import { romaniseHebrew } from './hebrew.ts';
import { romaniseIndic } from './indic.ts';
import { isKana, isLatinReading, toHiragana } from './kana.ts';
import { romaniseKorean } from './korean.ts';

/** A boundary character that prevents two vowels from merging into a long vowel; it is removed at the end. */
const apart = '|';

const macron: Record<string, string> = { a: 'ā', i: 'ī', u: 'ū', e: 'ē', o: 'ō' };

/**
 * Matches the boundary between two parts of a word; the vowels on both sides of it do not merge: みず + うみ
 * mizuumi.
 */
const seam =
  /(?<=みず)(?=うみ)|(?<=^ば)(?=あい)|(?<=^[いそみ]の)(?=うえ)|(?<=^もの)(?=お[きと])|(?<=^くろ)(?=おび)|(?<=ょ)(?=おう)|(?<=^(?:それ)?でわ)(?=あ)/gu;

/** A word in kana with the facts needed to romanise it. */
interface KanaWord {
  kana: string;
  particle?: boolean;
  /**
   * True for dictionary forms. In a dictionary form, the う of 思う is an ending and does not lengthen the vowel
   * before it.
   */
  dictionaryForm?: boolean;
}

/**
 * Converts kana to Hepburn with macrons: `tōkyō`, `ōkii`, `obāsan`. `ei` and `ii` are written with two
 * letters. The particles は, へ and を are wa, e and o. Undefined if the word contains other characters than
 * kana.
 */
function romaji(word: KanaWord): string | undefined {
  if (!isKana(word.kana)) return undefined;
  const spoken = spokenKana({ ...word, kana: toHiragana(word.kana) });
  const ending =
    word.dictionaryForm && /[おこそとのほもよろごぞどぼうくすつぬふむゆるぐぶ]う$/u.test(spoken)
      ? 'u'
      : '';
  const stem = ending ? spoken.slice(0, -1) : spoken;
  const long = stem
    .replace(seam, apart)
    .split('ー')
    .map(spellKana)
    .reduce((before, part) => `${before.replace(/[aiueo]$/u, (v) => macron[v] ?? v)}${part}`);
  const roman = long.replace(/aa|uu|ee|oo|ou/gu, (pair) => macron[pair.charAt(0)] ?? pair);
  return roman.replaceAll(apart, '') + ending;
}

/** Words whose final は is pronounced wa although it is not tagged as a particle. Also では and its negation. */
const endsInWa =
  /^(?:こんにち|こんばん|(?:それ)?で|に|と|また|あるい|もしく|じつ|ときに)は$|^(?:それ)?では(?=あ[りる]|な[いかくけ]|ござ)/u;

function spokenKana({ kana: word, particle }: KanaWord): string {
  if (endsInWa.test(word)) return word.replace(endsInWa, (part) => part.replace(/は$/u, 'わ'));
  if (word === 'を') return 'お';
  if (!particle) return word;
  return word
    .replace(/は$/u, 'わ')
    .replace(/へ(?=$|わ$)/u, 'え')
    .replace(/を/gu, 'お');
}

/** Rows of kana with their initial consonant; the vowels are a, i, u, e, o. */
const rows: [consonant: string, kana: string][] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
  ['', 'ぁぃぅぇぉ'],
];
const vowels = 'aiueo';

/** Kana whose Hepburn spelling differs from the pattern of their row. */
const own: Record<string, string> = {
  し: 'shi',
  じ: 'ji',
  ち: 'chi',
  つ: 'tsu',
  ぢ: 'ji',
  づ: 'zu',
  ふ: 'fu',
  や: 'ya',
  ゆ: 'yu',
  よ: 'yo',
  わ: 'wa',
  ゐ: 'i',
  ゑ: 'e',
  を: 'o',
  ゔ: 'vu',
  ん: 'n',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ゎ: 'wa',
};

const spelling = new Map<string, string>([
  ...rows.flatMap(([consonant, kana]) =>
    Array.from(kana, (letter, at) => [letter, consonant + vowels.charAt(at)] as const),
  ),
  ...Object.entries(own),
]);

/** Kana that form one sound with a small letter: きゃ kya, しゃ sha, チェ che, ファ fa, ティ ti. */
const palatal = /^[きぎにひびぴみりしじちぢ]$/u;
const foreign: Record<string, string> = {
  ふ: 'f',
  て: 't',
  で: 'd',
  と: 't',
  ど: 'd',
  う: 'w',
  つ: 'ts',
  ゔ: 'v',
  し: 'sh',
  じ: 'j',
  ち: 'ch',
};

/** Returns the sound of a kana together with the small letter after it. */
function soundOf(kana: string, small: string): string {
  const alone = spelling.get(kana) ?? kana;
  if (small === '') return alone;
  const glide = spelling.get(small) ?? '';
  if (/^[ゃゅょ]$/u.test(small) && palatal.test(kana)) {
    const stem = alone.slice(0, -1);
    return /(?:sh|ch|j)$/u.test(stem) ? stem + glide.slice(1) : stem + glide;
  }
  return (foreign[kana] ?? alone) + glide;
}

/**
 * Converts hiragana to Hepburn without macrons: `きょう` -> `kyou`, `がっこう` -> `gakkou`, `けんいち` -> `ken'ichi`.
 */
function spellKana(hiragana: string): string {
  let roman = '';
  let before = '';
  for (const [sound] of hiragana.matchAll(/.[ゃゅょぁぃぅぇぉゎ]?/gu)) {
    const kana = sound.charAt(0);
    const spelt = kana === 'っ' ? '' : soundOf(kana, sound.slice(1));
    // An apostrophe separates the n of ん from a vowel; っ doubles the next consonant.
    if (before === 'ん' && /^[aiueoy]/u.test(spelt)) roman += "'";
    if (before === 'っ')
      roman += spelt.startsWith('ch') ? 't' : spelt.replace(/^([^aiueo]?).*$/u, '$1');
    roman += spelt;
    before = kana;
  }
  return roman;
}

/** The fields of a stored word that romanisation needs. */
export interface ReadWord {
  text: string;
  /**
   * The reading. It is kana, the word with vowel or stress diacritics, or Latin letters typed by a teacher;
   * see `checkReading`.
   */
  reading?: string | undefined;
  lemma?: string | undefined;
  pos?: string | undefined;
}

/**
 * Returns a reading in Latin letters unchanged, because a teacher typed it. Applies the rule to any other
 * reading.
 */
const latinOr =
  (rule: (word: ReadWord) => string | undefined) =>
  (word: ReadWord): string | undefined =>
    isLatinReading(word.reading ?? '') ? word.reading : rule(word);

/** Romanises the reading with its vowel diacritics. */
const fromMarks = (rule: (marked: string) => string | undefined) =>
  latinOr(({ reading = '' }) => rule(reading));

const rules: Record<string, (word: ReadWord) => string | undefined> = {
  ja: latinOr(({ text, reading, lemma, pos }) =>
    romaji({
      kana: reading ?? text,
      particle: pos === 'particle',
      dictionaryForm: pos === 'verb' && lemma === text,
    }),
  ),
  ru: ({ text, reading }) => romaniseCyrillic('ru', reading ?? text),
  uk: ({ text, reading }) => romaniseCyrillic('uk', reading ?? text),
  el: ({ text, reading }) => reading ?? romaniseGreek(text),
  ko: ({ text, reading }) => reading ?? romaniseKorean(text),
  hi: ({ text, reading }) => reading ?? romaniseIndic('hi', text),
  bn: ({ text, reading }) => reading ?? romaniseIndic('bn', text),
  pa: ({ text, reading }) => reading ?? romaniseIndic('pa', text),
  ar: fromMarks((marked) => romaniseArabicScript('ar', marked)),
  fa: fromMarks((marked) => romaniseArabicScript('fa', marked)),
  ur: fromMarks((marked) => romaniseArabicScript('ur', marked)),
  ps: fromMarks((marked) => romaniseArabicScript('ps', marked)),
  he: fromMarks(romaniseHebrew),
};

/** Returns the learners' romanisation of a word, or undefined if its sounds are unknown. */
export function romanise(language: string, word: ReadWord): string | undefined {
  return rules[language]?.(word)?.normalize('NFC') || undefined;
}
