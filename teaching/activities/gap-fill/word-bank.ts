import { foldWord } from '../../languages/fold-word.ts';
import { keepsCapital, lowerInitial } from '../../text/sentence-capital.ts';
import type { Text, Token } from '../../text/text.ts';
import { randomFrom, shuffle } from '../random.ts';
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
  const bank = awayFrom(answers, shuffle(answers, random)).map((word) => ({
    text: word,
    isDistractor: false,
  }));
  const others = shuffle(distractorPool(state, text, gaps), random);
  for (const word of others.slice(0, state.options.distractors)) {
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

/** The shuffled answers, turned on until they differ from the text's order (where that is possible). */
function awayFrom(answers: readonly string[], shuffled: readonly string[]): string[] {
  const turned = [...shuffled];
  for (let turns = 0; turns < answers.length; turns += 1) {
    if (turned.some((word, at) => word !== answers[at])) break;
    const first = turned.shift();
    if (first !== undefined) turned.push(first);
  }
  return turned;
}

/** Other words of the text with a class that a gap has; never a form or lemma of an answer. */
function distractorPool(state: GapState, text: Text, gaps: readonly GapToken[]): string[] {
  if (state.options.distractors === 0) return [];
  const fold = (word: string) => foldWord(text.target, word);
  const classes = new Set(gaps.map(({ token }) => token.pos));
  const used = new Set(
    gaps.flatMap(({ token }) => [fold(token.text), fold(token.lemma ?? token.text)]),
  );
  const pool = new Map<string, string>();
  for (const { token } of eligibleWords(text, false)) {
    const form = fold(token.text);
    const known = used.has(form) || used.has(fold(token.lemma ?? token.text));
    // Without tags any word may stand in; with them only one of the same class can mislead.
    if (known || !classes.has(token.pos) || pool.has(form)) continue;
    pool.set(form, /^\p{Lu}/u.test(token.text) ? bankForm(text.target, token, true) : token.text);
  }
  return [...pool.values()];
}
