import { aksharas } from './aksharas.ts';
import { cutByVowels, type SyllableRules, words } from './cut-by-vowels.ts';
import { german } from './german.ts';
import { finnish, hungarian, indonesian, maori, turkish, welsh } from './other-latin.ts';
import { french, italian, latin, portuguese, spanish } from './romance.ts';
import { cyrillic, czech, polish } from './slavic.ts';

/** Matches one mora. A small kana stays with the preceding kana; っ, ん and ー are separate moras. */
const mora = /.[ゃゅょゎぁぃぅぇぉャュョヮァィゥェォ]?/gu;
const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;

/** Splits Japanese kana into moras. */
const morae = (word: string): string[] | null =>
  kana.test(word) ? (word.match(mora) ?? []) : null;

/** Chinese: one syllable per character. */
const characters = (word: string): string[] | null =>
  /^\p{sc=Han}+$/u.test(word) ? Array.from(word) : null;

/** Korean: one syllable per block. */
const blocks = (word: string): string[] | null =>
  /^[가-힣]+$/u.test(word) ? Array.from(word) : null;

const vowel = /[\u064b-\u0650\u0670]|^آ/u;

/**
 * Splits a vowelled Arabic word: a syllable starts at every letter that carries a vowel or is followed by a
 * long vowel. Null for a word that is unvowelled or only partly vowelled (مرحبًا), because its pronunciation
 * would be a guess.
 */
function vowelledArabic(word: string): string[] | null {
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
 * True if the pronunciation of every letter is shown by a diacritic or by the following long vowel.
 * Diacritics are not required on the last letter, on the letter before ة, and on articles.
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

/** Merges a part without a vowel, such as the alef of an article, into the next part. */
function closeArticle(parts: readonly string[]): string[] {
  const [first = '', second, ...rest] = parts;
  if (second === undefined || vowel.test(first) || first.length > 1) return [...parts];
  return [first + second, ...rest];
}

const accented = '[άέήίόύώ]';
const consonant = '[βγδζθκλμνξπρσςτφχψ]';
const glide = '(?:ει|οι|[ιυ])';
const full = '(?:ου|αι|οι|ει|[αεοω])';
/** Pairs of consonants. After them, ι is always a separate syllable: τρι·ά·ντα, μα·θή·τρι·α. */
const heavy = '[βγδθκπτφχ][ρλ]';
/**
 * Stems of everyday words in which ι and the next vowel are one syllable; in other words in -ιος, -ιο and
 * -εια they are two.
 */
const joined =
  'ήλ|ίδ|ίσ|άδ(?=ειο)|όπ(?=οι)|χίλ|τέτ|κάπ|μπάν|γαλάζ|καινούργ|καινούρ|αλήθ|φτώχ|αρρώστ|ζήλ';

/**
 * Stems in -ιο and -ιος whose ι is a separate syllable, also in the form -ια. The plural of a word in -ι must
 * not end like one of these stems.
 */
const apart = [
  'δωμάτ|στάδ|τετράδ|κτίρ|κύρ|^όρ|σχόλ|βούλ|μύρ|τόρ|(?<!πο)τήρ|στήμ|δρόμ|νάσ|πλούσ|δημόσ|ράλ|τάλλ|τίμ|κόσμ|σπάν|^άξ',
  '^άγ|πλάγ|ναυάγ|^αίτ|τεράστ|προάστ|θαλάσσ|αιών|ογών|ουράν|^μόρ|εμπόρ|θώρ|φρούρ|αέρ|σενάρ|σεμινάρ|δολάρ|γραμμάρ|^ωράρ',
  'ήπ|ερείπ|γνήσ|ετήσ|ερήσ|αρμόδ|ισόδ|εμπόδ|ώδ|χειρίδ|κατοικίδ|ενοίκ|τόκ|σκόπ|θεμέλ|γγέλ|ρόβ|μερολόγ|ξιλόγ|μολόγ',
].join('|');

/**
 * Consonants that may start a Greek word also start a syllable (ά·στρο). An unstressed ι forms one syllable
 * with the next vowel in four cases: (a) that vowel is stressed (παι·διά); (b) the word has no other vowel
 * and therefore no accent (για, ποιος); (c) the ι follows a word-initial γ (για·τί); (d) the word is the
 * plural of a word in -ι (μά·τια). Otherwise it is a separate syllable (κύ·ρι·ος). ί is always a separate
 * syllable (βι·βλί·α). If the spelling does not show which case applies, the lists above decide.
 */
const greek: SyllableRules = {
  nucleus: new RegExp(
    [
      `(?<=^${consonant}{1,3})(?<!${heavy})${glide}${full}(?=${consonant}{0,3}$)`,
      `(?<=^γ)${glide}${full}`,
      `(?<=^(?:${joined}))${glide}${full}`,
      `(?<=${accented}${consonant}{1,4})(?<!${heavy}|${apart})[ιυ]α$`,
      '(?<=^κυρ)ια(?=κ)',
      `(?<=${consonant})(?<!${heavy})${glide}(?:ού|αί|οί|${accented})(?<!υύ)`,
      'α[ιίυύ]|ε[ιίυύ]|ο[ιίυύ]|υ[ιί]|η[υύ]|[αάεέηήιίϊΐοόυύϋΰωώ]',
    ].join('|'),
    'u',
  ),
  onsets:
    words(`μπ ντ γκ τσ τζ βγ βδ βλ βρ γδ γλ γν γρ δρ θλ θν θρ κβ κλ κν κρ κτ μν πλ πν πρ πτ σβ σγ
    σθ σκ σλ σμ σπ στ σφ σχ τμ τρ φθ φλ φρ φτ χθ χλ χν χρ χτ στρ σκλ σπλ σπρ σκρ σφρ μπρ μπλ ντρ γκρ`),
};

type Cut = (word: string) => string[] | null;

const byVowels =
  (rules: SyllableRules): Cut =>
  (word) =>
    cutByVowels(word, rules);

/** The languages whose spelling shows syllable boundaries clearly enough for a rule. */
const rules: Record<string, Cut> = {
  es: byVowels(spanish),
  it: italian,
  pt: portuguese,
  fr: byVowels(french),
  de: german,
  pl: byVowels(polish),
  cs: byVowels(czech),
  fi: byVowels(finnish),
  hu: byVowels(hungarian),
  tr: byVowels(turkish),
  la: byVowels(latin),
  id: byVowels(indonesian),
  cy: byVowels(welsh),
  mi: byVowels(maori),
  el: byVowels(greek),
  ru: (word) => cyrillic(word),
  uk: (word) => cyrillic(word, 'рлмнв'),
  ja: morae,
  zh: characters,
  yue: characters,
  ko: blocks,
  hi: aksharas,
  bn: aksharas,
  pa: aksharas,
  ar: vowelledArabic,
  vi: (word) => [word],
};

/** Languages whose words are split by their reading, because their spelling does not show the sounds. */
const byReading: ReadonlySet<string> = new Set(['ja', 'ar']);

/** True if words of the language are split by rule. In all other languages, a model splits them. */
export const hasSyllableRules = (language: string): boolean => Object.hasOwn(rules, language);

/** A split word. The joined parts equal the word or, if the word has a reading, the reading. */
export interface Syllables {
  parts: string[];
  reading?: string;
}

/**
 * Splits a word into spoken syllables by rule: into moras in Japanese, into aksharas in Indic scripts.
 * Returns null for a language without rules, for a word without letters, and if the word can only be split by
 * a reading that is missing.
 */
export function syllabify(language: string, word: string, reading?: string): Syllables | null {
  const cut = rules[language];
  if (!cut || !/\p{L}/u.test(word)) return null;
  const own = cut === morae || cut === vowelledArabic ? cut(word) : null;
  if (own) return { parts: own };
  if (byReading.has(language)) {
    const parts = reading ? cut(reading) : null;
    return parts && reading ? { parts, reading } : null;
  }
  const parts = wholeWords(word, cut, language === 'uk' ? "'’ʼ" : '');
  return parts && { parts };
}

/**
 * Splits each run of letters separately. A hyphen or a space stays with the previous part. A part without a
 * vowel next to an apostrophe is merged with its neighbour. `more` lists additional characters that count as
 * letters, such as the Ukrainian apostrophe.
 */
function wholeWords(word: string, cut: Cut, more: string): string[] | null {
  const letter = `\\p{L}\\p{M}\u200c\u200d${more}`;
  const stretches = word.match(new RegExp(`[${letter}]+[^${letter}]*`, 'gu')) ?? [];
  if (stretches.join('') !== word) return null;
  const parts: string[] = [];
  for (const stretch of stretches) {
    const letters = new RegExp(`^[${letter}]+`, 'u').exec(stretch)?.[0] ?? '';
    const cuts = throughMarks(letters, cut);
    const last = cuts?.at(-1);
    if (!cuts || last === undefined) return null;
    const own = [...cuts.slice(0, -1), last + stretch.slice(letters.length)];
    const joint = proclitic.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
    parts.push(...(joint === undefined ? own : overApostrophe(joint, own)));
  }
  return parts;
}

const proclitic = /\p{L}['’ʼ]$/u;
/**
 * An elided word or syllable before an apostrophe, pronounced with the vowel after it: quel·qu'un,
 * au·jour·d'hui, del·l'ac·qua.
 */
const elided = /(?:qu|\p{L})['’ʼ]$/u;
const hasVowel = (part: string): boolean =>
  /[aeiouyæøœəαεηιουωаеиоуыэюяєії]/u.test(part.normalize('NFD').toLowerCase());

/**
 * Joins two parts across an apostrophe. geht's and mae'r become one syllable; an elided consonant moves to
 * the start of the next part.
 */
function overApostrophe(before: string, own: readonly string[]): string[] {
  const [first = '', ...rest] = own;
  if (!hasVowel(first)) return [before + first, ...rest];
  const consonant = elided.exec(before)?.[0] ?? '';
  if (hasVowel(consonant.replace(/^qu/iu, ''))) return [before, first, ...rest];
  const left = before.slice(0, before.length - consonant.length);
  // If `before` was only d' or qu', it is now empty.
  return [...(left === '' ? [] : [left]), consonant + first, ...rest];
}

/** Scripts in which a diacritic, such as a Russian stress accent, does not affect syllables. */
const alphabetic = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u;

/** Splits letters with diacritics in the same way as letters without diacritics: ма́ма like мама. */
function throughMarks(letters: string, cut: Cut): string[] | null {
  if (!/\p{M}/u.test(letters) || !alphabetic.test(letters)) return cut(letters);
  const signs = letters.match(/\P{M}\p{M}*/gu) ?? [];
  if (signs.join('') !== letters) return null;
  const bare = signs.map((sign) => {
    const composed = sign.normalize('NFC');
    return composed.length === 1 ? composed : sign.charAt(0);
  });
  let at = 0;
  return (
    cut(bare.join(''))?.map((part) => {
      at += part.length;
      return signs.slice(at - part.length, at).join('');
    }) ?? null
  );
}
