import { pastedTextLimits, type TextType } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { isLanguageCode, languageOf } from '#language/languages.ts';
import { countWords } from '#language/text/count-words.ts';
import { segmentText } from '#language/text/segment-text.ts';
import { alignPastedText, type PastedTexts } from './align-pasted-text.ts';

/** The fields of a pasted text, as named in error responses. */
export type PastedField = 'given.target' | 'given.native';

/** The input of the check; a draft satisfies it. */
interface PastedSetting {
  from: string;
  to: string;
  textType: TextType;
}

/**
 * Returns the number of words in a text's sentences. Uses the same counting rules as for a generated text.
 */
export function countPastedWords(language: string, sentences: readonly string[]): number {
  const { spaces } = languageOf(language);
  const sides = sentences.map((text) => ({
    text,
    tokens: spaces ? [] : segmentText(language, text, 'x'),
  }));
  return countWords(language, sides);
}

/**
 * Returns the errors in a teacher's own text before it is translated: at most one message, keyed by field.
 */
export function checkPastedText(
  given: PastedTexts,
  { from, to, textType }: PastedSetting,
): Partial<Record<PastedField, string>> {
  // If a language is missing or unknown, the error is reported for that field. Without both languages the
  // text cannot be split.
  if (!isLanguageCode(from) || !isLanguageCode(to)) return {};
  const { rows, problem } = alignPastedText(given, { target: to, native: from }, textType);
  if (!rows.some(({ target }) => /\p{L}/u.test(target))) {
    return { 'given.target': 'Paste the text, or choose a file that contains one.' };
  }
  const words = countPastedWords(
    to,
    rows.map(({ target }) => target),
  );
  if (words > pastedTextLimits.words) {
    const language = languageName(to);
    const { words: most } = pastedTextLimits;
    return {
      'given.target': `This ${language} text has ${words} words. Use at most ${most}, or split it into two lessons.`,
    };
  }
  if (textType.startsWith('dialogue') && rows.every(({ speaker }) => speaker === '')) {
    return {
      'given.target':
        'Start each line of a dialogue with the speaker and a colon, such as “Léa: …”.',
    };
  }
  return problem === null ? {} : { 'given.native': problem };
}
