import { foldWord } from '../../languages/fold-word.ts';
import { keepsCapital, lowerInitial } from '../../text/sentence-capital.ts';
import type { PartOfSpeech, Text, Token } from '../../text/text.ts';
import { randomFrom, shuffle, turnedAway } from '../random.ts';
import { eligibleWords } from './eligible-words.ts';
import type { GapState } from './options.ts';

/** One tile of the bank. Tiles with the same text are interchangeable. */
export interface BankWord {
  text: string;
  /** True where it fits no gap. */
  isDistractor: boolean;
}

/**
 * The word bank of a gap-fill: every missing word as often as it is missing, then the distractors the
 * options ask for, in a seeded order in which the answers never stand as in the text.
 */
export function wordBank(state: GapState, text: Text): BankWord[] {
  const random = randomFrom(state.seed ^ 0x9e3779b9);
  const gaps = gapTokens(state, text);
  const answers = gaps.map(({ token, isFirst }) => bankForm(text.target, token, isFirst));
  const bank = turnedAway(answers, shuffle(answers, random), (word) => word).map((word) => ({
    text: word,
    isDistractor: false,
  }));
  const others = shuffle(distractorPool(state, text, gaps), random);
  others.sort((a, b) => Number(a.alike) - Number(b.alike));
  for (const { text: word } of others.slice(0, state.options.distractors)) {
    bank.splice(Math.floor(random() * (bank.length + 1)), 0, { text: word, isDistractor: true });
  }
  return bank;
}

interface GapToken {
  token: Token;
  isFirst: boolean;
}

function gapTokens(state: GapState, text: Text): GapToken[] {
  const ids = new Set(state.ids);
  return text.sentences.flatMap((sentence) => {
    const first = sentence.target.tokens.find((token) => token.isWord);
    return sentence.target.tokens
      .filter((token) => token.isWord && ids.has(token.id))
      .map((token) => ({ token, isFirst: token === first }));
  });
}

/**
 * A sentence's first word gives its place away by its capital, so the capital goes where the word is
 * known not to need it: not from names, German nouns or English "I".
 */
function bankForm(language: string, token: Token, isFirst: boolean): string {
  if (!isFirst || !/^\p{Lu}/u.test(token.text) || keepsCapital(language, token)) return token.text;
  return lowerInitial(language, token.text);
}

/** Small words fit nearly everywhere: *un* where *le* is missing. None of them can mislead fairly. */
const fitsAnywhere = new Set<PartOfSpeech | undefined>([
  ...(['article', 'pronoun', 'preposition', 'conjunction', 'particle'] as const),
]);

/**
 * Other words of the text with a class that a gap has and that fit none: never a form, lemma or meaning
 * of an answer. Those that end like an answer of their class come last, for agreement gives the others
 * away.
 */
function distractorPool(state: GapState, text: Text, gaps: readonly GapToken[]) {
  if (state.options.distractors === 0) return [];
  const fold = (word: string) => foldWord(text.target, word);
  const classes = new Set(gaps.map(({ token }) => token.pos));
  const used = new Set(
    gaps.flatMap(({ token }) => [fold(token.text), fold(token.lemma ?? token.text)]),
  );
  const glosses = new Set(gaps.flatMap(({ token }) => (token.gloss ? [fold(token.gloss)] : [])));
  const ends = new Set(gaps.map(({ token }) => endOf(token)));
  const pool = new Map<string, { text: string; alike: boolean }>();
  for (const { token } of eligibleWords(text, false)) {
    const form = fold(token.text);
    const known =
      used.has(form) ||
      used.has(fold(token.lemma ?? token.text)) ||
      (token.gloss !== undefined && glosses.has(fold(token.gloss))) ||
      fitsAnywhere.has(token.pos);
    // Without tags any word may stand in; with them only one of the same class can mislead.
    if (known || !classes.has(token.pos) || pool.has(form)) continue;
    pool.set(form, { text: bankForm(text.target, token, true), alike: ends.has(endOf(token)) });
  }
  return [...pool.values()];
}

/** The class and last letter of a word: as much of its agreement as can be seen. */
const endOf = ({ pos, text }: Token) => `${pos} ${text.slice(-1)}`;
