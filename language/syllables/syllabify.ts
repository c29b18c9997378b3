import { aksharas, blocks, characters, morae, vowelledArabic } from './by-script.ts';
import { cutByVowels, type SyllableRules } from './cut-by-vowels.ts';
import { cyrillic } from './cyrillic.ts';
import { czech } from './czech.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hungarian } from './hungarian.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { latin } from './latin.ts';
import { maori } from './maori.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { welsh } from './welsh.ts';

type Cut = (word: string) => string[] | null;

const byVowels =
  (rules: SyllableRules): Cut =>
  (word) =>
    cutByVowels(word, rules);

/** The languages whose writing shows where syllables part well enough for a rule. */
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

/** Languages whose words are cut by their reading, since their writing does not show the sounds. */
const byReading: ReadonlySet<string> = new Set(['ja', 'ar']);

/** Whether words are cut by rule; in other languages a model cuts them. */
export const hasSyllableRules = (language: string): boolean => Object.hasOwn(rules, language);

/** A word cut: the parts join back to the word, or to its reading where that is given. */
export interface Syllables {
  parts: string[];
  reading?: string;
}

/**
 * The spoken syllables of a word by rule; in Japanese its moras and in Indic scripts its aksharas. Null
 * without rules, without a letter, and where the reading that the rules need is not known.
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
 * Each stretch of letters by itself; a hyphen or a space stays with what is before it, and what an
 * apostrophe leaves without a vowel belongs to its neighbour. `more` are marks that count as letters,
 * such as the Ukrainian apostrophe.
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
/** What is said with the vowel behind the apostrophe: quel·qu'un, au·jour·d'hui, del·l'ac·qua. */
const elided = /(?:qu|\p{L})['’ʼ]$/u;
const hasVowel = (part: string): boolean =>
  /[aeiouyæøœəαεηιουωаеиоуыэюяєії]/u.test(part.normalize('NFD').toLowerCase());

/** The parts about an apostrophe: geht's and mae'r are one, and an elided consonant begins the next. */
function overApostrophe(before: string, own: readonly string[]): string[] {
  const [first = '', ...rest] = own;
  if (!hasVowel(first)) return [before + first, ...rest];
  const consonant = elided.exec(before)?.[0] ?? '';
  if (hasVowel(consonant.replace(/^qu/iu, ''))) return [before, first, ...rest];
  const left = before.slice(0, before.length - consonant.length);
  // Nothing is left of d' and qu': they were a part by themselves.
  return [...(left === '' ? [] : [left]), consonant + first, ...rest];
}

/** Scripts in which a mark over a letter, such as a Russian stress, changes nothing about its syllable. */
const alphabetic = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u;

/** Cuts letters that carry marks of their own as if each were one letter: ма́ма parts as мама does. */
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
