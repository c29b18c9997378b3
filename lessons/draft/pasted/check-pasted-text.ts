import { pastedTextLimits, type TextType } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { isLanguageCode, languageOf } from '#language/languages.ts';
import { countWords } from '#language/text/count-words.ts';
import { segmentText } from '#language/text/segment-text.ts';
import { alignPastedText, type PastedTexts } from './align-pasted-text.ts';

/** The fields of a given text, as a refusal names them. */
export type PastedField = 'given.target' | 'given.native';

/** What a given text is checked with; a draft is one. */
interface PastedSetting {
  from: string;
  to: string;
  textType: TextType;
}

/** How many words the sentences of a text have, counted as a made text is. */
export function countPastedWords(language: string, sentences: readonly string[]): number {
  const { spaces } = languageOf(language);
  const sides = sentences.map((text) => ({
    text,
    tokens: spaces ? [] : segmentText(language, text, 'x'),
  }));
  return countWords(language, sides);
}

/** What is wrong with a teacher's own text before it is translated: at most one sentence, at its field. */
export function checkPastedText(
  given: PastedTexts,
  { from, to, textType }: PastedSetting,
): Partial<Record<PastedField, string>> {
  // Two unknown languages are told at their own fields; without them nothing can be cut.
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
    return {
      'given.target': `This ${languageName(to)} text has ${words} words. Use at most ${pastedTextLimits.words}, or make two lessons of it.`,
    };
  }
  if (textType.startsWith('dialogue') && rows.every(({ speaker }) => speaker === '')) {
    return {
      'given.target':
        'Begin the lines of a dialogue with the speaker and a colon, such as “Léa: …”.',
    };
  }
  return problem === null ? {} : { 'given.native': problem };
}
