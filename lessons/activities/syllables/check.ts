import type { Text } from '#language/text/text.ts';
import type { Problem } from '../../questions/define-question.ts';
import { findInText, fold } from '../../questions/find-in-text.ts';
import { plainText } from '../../questions/rules/lines.ts';
import { checkSet } from '../../questions/rules/set-size.ts';
import type { SyllablesContent } from './content.ts';

type Item = SyllablesContent['items'][number];

const kanaOnly = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/**
 * Checks that a reading has the sounds of the same word: kana for Japanese, the same letters with vowels
 * elsewhere.
 */
function readingFits({ id, word, reading }: Item, language: string): Problem[] {
  if (reading === undefined) return [];
  if (language === 'ja' && kanaOnly.test(reading)) return [];
  if (fold(reading, language) === fold(word, language)) return [];
  return [{ where: id, message: notAddingUp(reading, word) }];
}

/**
 * Checks that the parts join to the word (or its reading) and that no part is empty or begins with a
 * combining mark.
 */
function partsFit({ id, word, reading, parts }: Item): Problem[] {
  const whole = reading ?? word;
  if (parts.length === 0 || parts.some((part) => part === '')) {
    return [{ where: id, message: `“${word}” has an empty part.` }];
  }
  if (parts.some((part) => /^\p{M}/u.test(part))) {
    return [
      {
        where: id,
        message: `A part of “${word}” starts with a mark that belongs to the letter before it.`,
      },
    ];
  }
  if (parts.join('') === whole) return [];
  return [{ where: id, message: notAddingUp(parts.join('·'), whole) }];
}

const notAddingUp = (parts: string, word: string) => `“${parts}” does not add up to “${word}”.`;

/** Checks that every word is in the text and occurs only once, and that its parts make up the word. */
export function check({ items }: SyllablesContent, text: Text): Problem[] {
  const words = items.map(({ word }) => fold(word, text.target));
  return checkSet(items, { most: 400 }, () => [
    ...items.flatMap((item, at) => [
      ...plainText(item.id, item.word),
      ...partsFit(item),
      ...readingFits(item, text.target),
      ...(findInText(text, item.word).length === 0
        ? [{ where: item.id, message: `“${item.word}” is not in the text.` }]
        : []),
      ...(words.indexOf(words[at] ?? '') < at
        ? [{ where: item.id, message: `“${item.word}” is listed twice.` }]
        : []),
    ]),
  ]);
}
