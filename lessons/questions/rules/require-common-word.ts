import type { Text } from '#language/text/text.ts';
import { fold, foldedText, sentenceOf } from '../find-in-text.ts';
import type { Problem } from '../question-definition.ts';
import { isYesOrNo } from './yes-and-no.ts';

/** Runs of letters this long count as shared, so that "jouent" answers for "joue". */
const stem = 3;

/** Two letters say as much in scripts that write a syllable or a root with each. */
const shortStem = 2;
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

/**
 * An answer that the text gives has something in common with the sentence that gives it: the
 * beginning of a word is enough, since forms change ("joue", "jouer"). "Yes" and "no" and numbers
 * in figures are let be: they are answers without being words of the text.
 */
export function requireCommonWord(
  where: string,
  answer: string,
  id: string,
  text: Text,
): Problem[] {
  const sentence = sentenceOf(text, id);
  if (!sentence) return [];
  const written = foldedText(sentence.target, text.target);
  const length = dense.test(answer) ? shortStem : stem;
  const words = answer.split(/[\s'’\-،,.;:!?。、]+/u).map((word) => fold(word, text.target));
  const long = words.filter(
    (word) => Array.from(word).length >= length && !isYesOrNo(word, text.target),
  );
  if (long.length === 0) return [];
  const shares = long.some((word) => {
    const letters = Array.from(word);
    if (!dense.test(word)) return written.includes(letters.slice(0, Math.max(stem, 4)).join(''));
    return letters.some((_, at) => {
      const piece = letters.slice(at, at + length);
      return piece.length === length && written.includes(piece.join(''));
    });
  });
  if (shares) return [];
  const message = `The answer “${answer}” is not found in its sentence: “${sentence.target.text}”`;
  return [{ where, message }];
}
