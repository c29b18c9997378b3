import { foldWord } from '#language/fold-word.ts';
import { randomFrom, rotateUnlike } from '#language/random.ts';
import { withoutSentenceCapital } from '#language/text/sentence-capital.ts';
import type { PartOfSpeech, Text, Token } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { eligibleWords } from './eligible-words.ts';
import type { GapState } from './state.ts';

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
  'article',
  'pronoun',
  'preposition',
  'conjunction',
  'particle',
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

interface Word {
  text: string;
}

/**
 * Which tiles of the bank are struck out: of tiles with the same word, capitals aside, as many as are
 * found, from the first on. Each word is folded once: a bank may hold hundreds.
 */
export function struckTiles(
  language: string,
  bank: readonly Word[],
  found: readonly Word[],
): boolean[] {
  const left = new Map<string, number>();
  for (const { text } of found) {
    const form = foldWord(language, text);
    left.set(form, (left.get(form) ?? 0) + 1);
  }
  if (left.size === 0) return bank.map(() => false);
  return bank.map(({ text }) => {
    const form = foldWord(language, text);
    const count = left.get(form) ?? 0;
    if (count > 0) left.set(form, count - 1);
    return count > 0;
  });
}
