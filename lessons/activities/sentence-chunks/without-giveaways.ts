import { lowerInitial, retainsCapital } from '#language/text/sentence-capital.ts';
import type { Side } from '#language/text/text.ts';
import { splitPunctuation } from '../tangled/sentence-punctuation.ts';

/**
 * The pieces of a sentence, given in its order, without what gives the first and the last one away: the
 * sentence's capital and the marks at its end (`ending`, with the space that may stand before them).
 */
export function withoutGiveaways<Piece extends { text: string }>(
  pieces: readonly Piece[],
  { tokens }: Side,
  language: string,
  lowercaseWords: ReadonlySet<string> = new Set(),
): { pieces: Piece[]; ending: string } {
  const plain = pieces.map((piece) => ({ ...piece }));
  const first = tokens.find(({ isWord }) => isWord);
  const [head] = plain;
  if (
    head &&
    first &&
    head.text.includes(first.text) &&
    !retainsCapital(language, first, lowercaseWords)
  ) {
    head.text = lowerInitial(language, head.text);
  }
  const last = plain.at(-1);
  const { words, marks } = splitPunctuation(last?.text ?? '');
  if (!last || words === '') return { pieces: plain, ending: '' };
  last.text = words;
  return { pieces: plain, ending: marks };
}
