import { randomFrom, rotateUnlike } from '#language/random.ts';
import { withoutSentenceCapital } from '#language/text/sentence-capital.ts';
import type { Text, Token } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { distractorPool } from './distractor-pool.ts';
import type { GapState } from './state.ts';

/** One tile of the bank. Tiles with the same text are interchangeable. */
export interface BankWord {
  /** The id of the word in the text; a tile keeps it while the bank grows and shrinks. */
  id: string;
  text: string;
  /** True where it fits no gap. */
  isDistractor: boolean;
}

/**
 * The word bank of a gap-fill: every missing word as often as it is missing, then the distractors the
 * options ask for, in a seeded order in which the answers never stand as in the text. Every word of the
 * text has its place in that order from the start: a gap more adds a tile and moves no other.
 */
export function wordBank(state: GapState, text: Text): BankWord[] {
  const words = placedWords(text, state.seed);
  const ids = new Set(state.ids);
  const gaps = words.filter(({ token }) => ids.has(token.id));
  const answers = gaps.map(({ tile }) => tile);
  const turned = rotateUnlike(answers, [...answers].sort(byPlace), ({ text: word }) => word);
  const missing = gaps.map(({ token }) => token);
  const pool = state.options.distractors > 0 ? distractorPool(text, missing) : [];
  const others = pool.map((other) => ({
    ...other,
    place: words[other.position - 1]?.tile.place ?? 0,
  }));
  // Those that end like an answer come last: agreement gives the others away.
  others.sort((a, b) => Number(a.alike) - Number(b.alike) || a.place - b.place);
  const bank = others.slice(0, state.options.distractors).reduce((tiles, other) => {
    const at = tiles.findIndex(({ place }) => place > other.place);
    return tiles.toSpliced(at < 0 ? tiles.length : at, 0, { ...other, isDistractor: true });
  }, turned);
  return bank.map(({ id, text: word, isDistractor }) => ({ id, text: word, isDistractor }));
}

interface PlacedWord extends BankWord {
  /** Where it stands in the seeded order of all words, from 0 to 1. */
  place: number;
}

const byPlace = (a: PlacedWord, b: PlacedWord) => a.place - b.place;

interface WordOfText {
  token: Token;
  /** What it would be in the bank. */
  tile: PlacedWord;
}

/** A text is asked for its bank at every turn of a dial, and never changes in place. */
const known = new WeakMap<Text, { seed: number; words: readonly WordOfText[] }>();

/** Every word of the text in its order, each with its tile. */
function placedWords(text: Text, seed: number): readonly WordOfText[] {
  const before = known.get(text);
  if (before?.seed === seed) return before.words;
  const random = randomFrom(seed ^ 0x9e3779b9);
  const words = text.sentences.flatMap(({ target }) =>
    wordTokens(target).map((token) => ({
      token,
      tile: {
        id: token.id,
        // A sentence's first word would give its place away by its capital.
        text: withoutSentenceCapital(text.target, target, token),
        isDistractor: false,
        place: random(),
      },
    })),
  );
  known.set(text, { seed, words });
  return words;
}
