import type { ReadingsOptions } from './options.ts';

interface Way<Value extends string> {
  value: Value;
  label: string;
}

/** How a language's words can be helped: what may stand above, and how the text may be written. */
export interface ReadingWays {
  above: Way<ReadingsOptions['above']>[];
  forms: Way<ReadingsOptions['form']>[];
  /** What teachers call a reading that they may mend; absent where rules make all. */
  readingName?: string;
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
const vowelled = marked('With its vowel marks', 'Word with its vowel marks');
const stressed = marked('With stress marks', 'Word with its stress mark');
const byRule: ReadingWays = { above: [latin, nothing], forms: [written] };

const ways: Record<string, ReadingWays> = {
  ja: {
    above: [above('Furigana'), { value: 'roman', label: 'Romaji' }, nothing],
    forms: [
      { value: 'written', label: 'Kanji and kana' },
      { value: 'reading', label: 'Kana only' },
      { value: 'hiragana', label: 'Hiragana only' },
    ],
    readingName: 'Reading in kana',
  },
  zh: { above: [above('Pinyin'), nothing], forms: [written], readingName: 'Pinyin' },
  yue: { above: [above('Jyutping'), nothing], forms: [written], readingName: 'Jyutping' },
  th: { above: [above('Latin letters'), nothing], forms: [written], readingName: 'Latin letters' },
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
export const readingWays = (language: string): ReadingWays | undefined => ways[language];

/** Options as the language can show them: what it lacks becomes its first way. */
export function fitOptions(options: ReadingsOptions, language: string): ReadingsOptions {
  const { above: over = [nothing], forms = [written] } = ways[language] ?? {};
  const fits = <Value extends string>(list: Way<Value>[], value: Value, first: Value) =>
    list.some((way) => way.value === value) ? value : (list[0]?.value ?? first);
  return {
    ...options,
    above: fits(over, options.above, 'nothing'),
    form: fits(forms, options.form, 'written'),
  };
}
