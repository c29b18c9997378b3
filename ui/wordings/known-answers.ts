import known from 'virtual:answers';
import { languageCodes, languageOf } from '#language/languages.ts';
import { createAnswerSpeaker } from './create-answer-speaker.ts';
import { i18n } from './i18n.ts';
import { nameOfLanguage } from './name-of-language.ts';

/** Says the sentences that Workers and schemas answer with (`answers.ts`). */
export const sayKnown = createAnswerSpeaker(known, i18n, sayLanguage);

/** Says the English name of a language, which is the value of gaps such as `{language}` and `{otherLanguage}`. */
function sayLanguage(gap: string, value: string): string {
  const code =
    /language$/i.test(gap) && languageCodes.find((one) => languageOf(one).name === value);
  return code ? nameOfLanguage(code) : value;
}
