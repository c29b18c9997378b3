import { t } from '@lingui/core/macro';
import { languageName } from '#language/language-name.ts';
import { classOfPhrase } from '#language/text/class-of-phrase.ts';
import { isPartOfSpeech } from '#language/text/part-of-speech-codes.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { partOfSpeechNames } from './part-of-speech-names.ts';
import { readingOf } from './reading-of.ts';
import { usesOf } from './uses-of.ts';

/** One word of the key vocabulary as exported to other programs. */
export interface VocabularyRow {
  target: string;
  native: string;
  /** Empty if the text has no reading for exactly this form. */
  reading: string;
  /**
   * The part of speech that was entered by hand, otherwise the part of speech of the words in the text; empty
   * if neither is known.
   */
  partOfSpeech: string;
  /** The sentence of the text that uses the word; empty if there is none. */
  example: string;
}

/** Returns the key vocabulary of a lesson, each word with an example from the lesson's text. */
export function vocabularyRows(material: LessonMaterial): VocabularyRow[] {
  const uses = usesOf(material.vocabulary, material);
  return material.vocabulary.map((item) => {
    const { target, native, partOfSpeech } = item;
    const use = uses.get(item.id);
    const words = use?.tokens.filter(({ isWord }) => isWord) ?? [];
    return {
      target,
      native,
      reading: readingOf(item, use?.tokens ?? [], material.text.target) ?? '',
      partOfSpeech: partOfSpeech ?? classOfPhrase(words.map(({ pos }) => pos)) ?? '',
      example: use?.sentence.target.text ?? '',
    };
  });
}

/**
 * The column of readings, omitted if no word has a reading. It is the third column, because flashcard
 * programs read the two sides of a card from the first two columns.
 */
export function readingColumn(rows: readonly VocabularyRow[]): {
  head: string[];
  of: (row: VocabularyRow) => string[];
} {
  return rows.some(({ reading }) => reading !== '')
    ? {
        head: [t({ message: 'Reading', context: 'how a word is pronounced' })],
        of: ({ reading }) => [reading],
      }
    : { head: [], of: () => [] };
}

const partOfSpeechName = (code: string) =>
  isPartOfSpeech(code) ? i18n._(partOfSpeechNames[code]) : code;

/** Returns the key vocabulary as a CSV file for spreadsheets. */
export function vocabularyCsv(material: LessonMaterial): string {
  const { target, native } = material.text;
  const rows = vocabularyRows(material);
  const readings = readingColumn(rows);
  return csvFile([
    [
      languageName(target, wordingsLanguage()),
      languageName(native, wordingsLanguage()),
      ...readings.head,
      t`Part of speech`,
      t`Example`,
    ],
    ...rows.map((row) => [
      row.target,
      row.native,
      ...readings.of(row),
      partOfSpeechName(row.partOfSpeech),
      row.example,
    ]),
  ]);
}
