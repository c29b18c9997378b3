import { applyWords, parseWordReply } from '#language/text/apply-words.ts';
import type { Text } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { type ExampleLanguage, exampleTexts } from './example-texts.ts';
import { exampleWordLines } from './example-word-lines.ts';

/** Class code, lemma, gloss and reading, as the model returns them. */
type Row = readonly [code: string, lemma: string, gloss: string, reading: string];

/**
 * Parses the lines. A word has one row, or several rows if its meaning differs between sentences (`s6/میں`).
 */
function rowsOf(lines: string): ReadonlyMap<string, Row> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', code = '', lemma = '', gloss = '', reading = ''] = line
          .split('|')
          .map((cell) => cell.trim());
        return [word, [code, lemma, gloss, reading]] as const;
      }),
  );
}

/**
 * Returns an example text with the class, lemma, meaning and reading of every target word, as in a finished
 * lesson.
 */
function annotated(language: ExampleLanguage): Text {
  const text = exampleTexts[language];
  const rows = rowsOf(exampleWordLines[language]);
  return {
    ...text,
    sentences: text.sentences.map((sentence) => {
      const words = wordTokens(sentence.target).map(({ text: word }) => {
        const row = rows.get(`${sentence.id}/${word}`) ?? rows.get(word);
        if (!row) throw new Error(`“${word}” of the ${language} example has no line.`);
        return row;
      });
      const marks = parseWordReply(text.target, sentence.target, words) ?? [];
      return { ...sentence, target: applyWords(sentence.target, marks) };
    }),
  };
}

/** The five example texts with their words annotated. */
export const annotatedTexts = Object.fromEntries(
  Object.keys(exampleTexts).map((language) => [language, annotated(language as ExampleLanguage)]),
) as Record<ExampleLanguage, Text>;
