import { readingLanguages } from './languages.ts';
import type { ReadingsOptions } from './state.ts';

interface Way<Value extends string> {
  value: Value;
  label: string;
}

/** How a language's words can be helped: what may stand above, and how the text may be written. */
export interface ReadingWays {
  above: Way<ReadingsOptions['above']>[];
  forms: Way<ReadingsOptions['form']>[];
  /** What teachers call the reading that they may mend. */
  readingName: string;
  /** True where that reading is written in Latin letters. */
  inLatin?: true;
  /** True where it may be, in place of kana or of the word's own letters with their marks. */
  orLatin?: true;
}

const nothing = { value: 'nothing', label: 'Nothing' } as const;
const latin = { value: 'roman', label: 'Latin letters' } as const;
const written = { value: 'written', label: 'As it is' } as const;
const above = (label: string) => ({ value: 'reading', label }) as const;

const marked = (label: string, readingName: string): ReadingWays => ({
  above: [latin, nothing],
  forms: [written, { value: 'reading', label }],
  readingName,
});
const vowelled = {
  ...marked('With its vowel marks', 'Word with its vowel marks, or in Latin letters'),
  orLatin: true,
} as const;
const stressed = marked('With stress marks', 'Word with its stress mark');
const alphabet = (readingName: string): ReadingWays => ({
  above: [above(readingName), nothing],
  forms: [written],
  readingName,
  inLatin: true,
});
/** Made by rule; a teacher may know better of a word. */
const byRule: ReadingWays = {
  above: [latin, nothing],
  forms: [written],
  readingName: 'Latin letters',
  inLatin: true,
};

const ways: Readonly<Record<(typeof readingLanguages)[number], ReadingWays>> = {
  ja: {
    above: [above('Furigana'), { value: 'roman', label: 'Romaji' }, nothing],
    forms: [
      { value: 'written', label: 'Kanji and kana' },
      { value: 'reading', label: 'Kana only' },
      { value: 'hiragana', label: 'Hiragana only' },
    ],
    readingName: 'Reading in kana, or in Latin letters',
    orLatin: true,
  },
  zh: alphabet('Pinyin'),
  yue: alphabet('Jyutping'),
  th: alphabet('Latin letters'),
  ru: stressed,
  uk: stressed,
  ar: vowelled,
  he: vowelled,
  fa: vowelled,
  ur: vowelled,
  ps: vowelled,
  ko: byRule,
  el: byRule,
  hi: byRule,
  bn: byRule,
  pa: byRule,
};

/** Undefined for a language whose spelling needs no help. */
export const readingWays = (language: string): ReadingWays | undefined =>
  readingLanguages.some((code) => code === language) ? Reflect.get(ways, language) : undefined;

/** Options as the language can show them: what it lacks becomes its first way. */
export function fitOptions(options: ReadingsOptions, language: string): ReadingsOptions {
  const { above: over = [nothing], forms = [written] } = readingWays(language) ?? {};
  const fits = <Value extends string>(list: Way<Value>[], value: Value, first: Value) =>
    list.some((way) => way.value === value) ? value : (list[0]?.value ?? first);
  return {
    ...options,
    above: fits(over, options.above, 'nothing'),
    form: fits(forms, options.form, 'written'),
  };
}
