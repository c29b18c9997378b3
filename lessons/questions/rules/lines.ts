import { languageOf } from '#language/languages.ts';
import { cutText } from '#language/text/cut-text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Problem } from '../define-question.ts';

/** The two languages of a text. The rules that check a single line need only these. */
export interface Languages {
  target: string;
  native: string;
}

/**
 * Checks one line in one language: it must not be empty, must be plain text of at most `longest` characters,
 * and must be in the right script.
 */
export function goodLine(
  where: string,
  text: string,
  language: string,
  longest: number,
): Problem[] {
  if (text.trim() === '') return [{ where, message: 'A line is empty. Fill it in.' }];
  if (text.length > longest) {
    const start = cutText(text, 40);
    const message = `“${start}…” is too long. Keep it under ${longest} characters.`;
    return [{ where, message }];
  }
  return [...plainText(where, text), ...rightScript(where, text, language)];
}

/**
 * Checks both sides of a pair and requires both to be present, so that the two sides stay equal in number.
 */
export function goodPair(
  where: string,
  pair: Bilingual,
  languages: Languages,
  longest: number,
): Problem[] {
  const there = [pair.target.trim(), pair.native.trim()].filter((side) => side !== '');
  if (there.length === 1) {
    const [only] = there;
    return [{ where, message: `“${only}” has no translation. Fill in both sides.` }];
  }
  if (there.length === 0) return [{ where, message: 'A pair is empty. Fill it in or remove it.' }];
  return [
    ...goodLine(where, pair.target, languages.target, longest),
    ...goodLine(where, pair.native, languages.native, longest),
  ];
}

/** The letters of each script, by ISO 15924 code. */
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
 * Checks that the text is plausibly in its language: at least half of its letters must belong to the
 * language's script. This allows a name in another script but rejects an answer in the wrong language.
 */
export function rightScript(where: string, text: string, language: string): Problem[] {
  const { script, name: itsLanguage } = languageOf(language);
  const expected = letters[script];
  const all = text.match(/\p{L}/gu) ?? [];
  if (!expected || all.length === 0) return [];
  const own = all.filter((letter) => expected.test(letter)).length;
  if (own * 2 >= all.length) return [];
  return [
    { where, message: `“${text}” does not look like ${itsLanguage}. Write it in ${itsLanguage}.` },
  ];
}

/**
 * Each pattern matches from as late a letter as possible (for ".com", the letter before the dot), so that no
 * text is scanned repeatedly.
 */
const markup =
  /<\/?[a-z!](?:[^<>]|<(?!\/?[a-z!]))*>|\*\*|__|^#{1,6} |^[-*] |`|\[[^[\]]*\]\(|&[a-z]+;/iu;
const address = /https?:|www\.|\w-*\.(?:com|org|net|co\.uk)\b|(?<!\S)\S[^\s@]*@\S+\.\S/iu;
/** Control characters, and the direction overrides that can reverse a line. */
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u;

/** Checks that a text can be shown and spoken as it is: no markup, no URL, no invisible characters. */
export function plainText(where: string, text: string): Problem[] {
  if (markup.test(text)) return [{ where, message: `“${text}” contains markup. Use plain text.` }];
  if (address.test(text)) {
    return [{ where, message: `“${text}” contains a web or e-mail address. Remove it.` }];
  }
  if (hidden.test(text)) {
    return [{ where, message: `“${text}” contains a hidden character. Type it again.` }];
  }
  return [];
}
