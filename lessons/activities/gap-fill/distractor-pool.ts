import { foldWord } from '#language/fold-word.ts';
import { withoutSentenceCapital } from '#language/text/sentence-capital.ts';
import type { PartOfSpeech, Text, Token } from '#language/text/text.ts';
import { eligibleWords } from './eligible-words.ts';

/** A word of the text that can mislead where others are missing. */
interface Distractor {
  id: string;
  /** As it stands by itself, without a sentence's capital. */
  text: string;
  /** Its place among all words of the text, from 1. */
  position: number;
  /** True where it ends like an answer of its class, so that agreement may not tell it from that one. */
  alike: boolean;
}

const smallWords = new Set<PartOfSpeech | undefined>([
  ...(['article', 'pronoun', 'preposition', 'conjunction', 'particle'] as const),
]);

/** Small words fit nearly everywhere: *un* where *le* is missing. None of them can mislead fairly. */
export const fitsAnywhere = ({ pos }: Pick<Token, 'pos'>): boolean => smallWords.has(pos);

/**
 * Other words of the text with a class that a gap has and that fit none of the gaps: never a form, lemma
 * or meaning of an answer. Each form once, in text order.
 */
export function distractorPool(text: Text, gaps: readonly Token[]): Distractor[] {
  const fold = (word: string) => foldWord(text.target, word);
  const classes = new Set(gaps.map(({ pos }) => pos));
  const used = new Set(gaps.flatMap((gap) => [fold(gap.text), fold(gap.lemma ?? gap.text)]));
  const glosses = new Set(gaps.flatMap(({ gloss }) => (gloss ? [fold(gloss)] : [])));
  const ends = new Set(gaps.map(endOf));
  const sides = new Map(text.sentences.map(({ id, target }) => [id, target]));
  const pool = new Map<string, Distractor>();
  for (const { token, sentenceId, position } of eligibleWords(text, false)) {
    const form = fold(token.text);
    const known =
      used.has(form) ||
      used.has(fold(token.lemma ?? token.text)) ||
      (token.gloss !== undefined && glosses.has(fold(token.gloss))) ||
      fitsAnywhere(token);
    // Without tags any word may stand in; with them only one of the same class can mislead.
    if (known || !classes.has(token.pos) || pool.has(form)) continue;
    const side = sides.get(sentenceId);
    pool.set(form, {
      id: token.id,
      text: side ? withoutSentenceCapital(text.target, side, token) : token.text,
      position,
      alike: ends.has(endOf(token)),
    });
  }
  return [...pool.values()];
}

/** The class and last letter of a word: as much of its agreement as can be seen. */
const endOf = ({ pos, text }: Token) => `${pos} ${text.slice(-1)}`;
