import { givenLimits, type TextType } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { isLanguageCode, languageOf } from '#language/languages.ts';
import { countWords } from '#language/text/count-words.ts';
import { segmentText } from '#language/text/segment-text.ts';
import { alignGiven, type PastedTexts } from './align-given.ts';

/** The fields of a given text, as a refusal names them. */
export type GivenField = 'given.target' | 'given.native';

/** What a given text is checked with; a draft is one. */
interface GivenSetting {
  from: string;
  to: string;
  textType: TextType;
}

/** How many words the sentences of a text have, counted as a made text is. */
export function countGiven(language: string, sentences: readonly string[]): number {
  const { spaces } = languageOf(language);
  const sides = sentences.map((text) => ({
    text,
    tokens: spaces ? [] : segmentText(language, text, 'x'),
  }));
  return countWords(language, sides);
}

/** What is wrong with a teacher's own text before it is translated: at most one sentence, at its field. */
export function checkGiven(
  given: PastedTexts,
  { from, to, textType }: GivenSetting,
): Partial<Record<GivenField, string>> {
  // Two unknown languages are told at their own fields; without them nothing can be cut.
  if (!isLanguageCode(from) || !isLanguageCode(to)) return {};
  const { rows, problem } = alignGiven(given, { target: to, native: from }, textType);
  if (!rows.some(({ target }) => /\p{L}/u.test(target))) {
    return { 'given.target': 'Paste the text, or choose a file that holds one.' };
  }
  const words = countGiven(
    to,
    rows.map(({ target }) => target),
  );
  if (words > givenLimits.words) {
    return {
      'given.target': `This ${languageName(to)} text has ${words} words. Use at most ${givenLimits.words}, or make two lessons of it.`,
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
