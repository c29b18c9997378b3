import { languageOf } from '#language/languages.ts';
import type { Problem } from '../question-definition.ts';

/** The letters each script is written in, by ISO 15924 code. */
const letters: Record<string, RegExp> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/u,
  Thai: /\p{Script=Thai}/u,
};

/**
 * Is it plausibly the language it should be? At least half of the letters belong to its script: a name
 * in another script is fine, an answer in the wrong language is not.
 */
export function rightScript(where: string, text: string, language: string): Problem[] {
  const { script, name } = languageOf(language);
  const expected = letters[script];
  const all = text.match(/\p{L}/gu) ?? [];
  if (!expected || all.length === 0) return [];
  const own = all.filter((letter) => expected.test(letter)).length;
  if (own * 2 >= all.length) return [];
  return [{ where, message: `“${text}” does not look like ${name}. Write it in ${name}.` }];
}
