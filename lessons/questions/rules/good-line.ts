import { cutText } from '#language/text/cut-text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Problem } from '../question-definition.ts';
import { plainText } from './plain-text.ts';
import { rightScript } from './right-script.ts';

/** The two languages of a text, which is all that the rules about one line need of it. */
export interface Languages {
  target: string;
  native: string;
}

/** One line in one language: there, plain, not over `longest` characters, in the right script. */
export function goodLine(
  where: string,
  text: string,
  language: string,
  longest: number,
): Problem[] {
  if (text.trim() === '') return [{ where, message: 'A line is empty. Fill it in.' }];
  if (text.length > longest) {
    const message = `“${cutText(text, 40)}…” is too long. Keep it under ${longest} characters.`;
    return [{ where, message }];
  }
  return [...plainText(where, text), ...rightScript(where, text, language)];
}

/** Both sides of a pair are good, and neither is missing: the sides stay equal in number. */
export function goodPair(
  where: string,
  pair: Bilingual,
  languages: Languages,
  longest: number,
): Problem[] {
  const there = [pair.target.trim(), pair.native.trim()].filter((side) => side !== '');
  if (there.length === 1) {
    return [{ where, message: `“${there[0]}” has no partner. Both sides need an equal number.` }];
  }
  if (there.length === 0) return [{ where, message: 'A pair is empty. Fill it in or remove it.' }];
  return [
    ...goodLine(where, pair.target, languages.target, longest),
    ...goodLine(where, pair.native, languages.native, longest),
  ];
}
