import { romaniseArabicScript } from './arabic-script.ts';
import { romaniseCyrillic } from './cyrillic.ts';
import { romaniseGreek } from './greek.ts';
import { romaniseHebrew } from './hebrew.ts';
import { romaniseIndic } from './indic.ts';
import { romaji } from './japanese.ts';
import { romaniseKorean } from './korean.ts';
import { isLatinReading } from './latin-reading.ts';

/** A stored word, as far as its romanisation asks. */
export interface ReadWord {
  text: string;
  /** Kana, vowelled or stressed form, or a teacher's own Latin one; see `checkReading`. */
  reading?: string | undefined;
  lemma?: string | undefined;
  pos?: string | undefined;
}

/** A teacher's own Latin letters stand as they are. */
const latinOr =
  (rule: (word: ReadWord) => string | undefined) =>
  (word: ReadWord): string | undefined =>
    isLatinReading(word.reading ?? '') ? word.reading : rule(word);

/** Made from the vowel marks. */
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

/** The languages whose words are romanised by rule; pinyin, jyutping and Thai readings are Latin already. */
export const romanisedLanguages: readonly string[] = Object.keys(rules);

/** The learner's romanisation of a word, or undefined where its sounds are not known. */
export function romanise(language: string, word: ReadWord): string | undefined {
  return rules[language]?.(word)?.normalize('NFC') || undefined;
}
