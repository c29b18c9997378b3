import { foldWord } from '#language/fold-word.ts';
import { randomFrom, rotateUnlike } from '#language/random.ts';
import { withoutSentenceCapital } from '#language/text/sentence-capital.ts';
import type { PartOfSpeech, Text, Token } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { eligibleWords } from './eligible-words.ts';
import type { GapState } from './state.ts';

/** A word of the text that can serve as a distractor. */
interface Distractor {
  id: string;
  /** The word's standalone form, without the capital of a sentence start. */
  text: string;
  /** The word's position among all words of the text, counted from 1. */
  position: number;
  /**
   * True if the word has the same ending as an answer of the same word class, so that pupils cannot rule it
   * out by grammatical agreement.
   */
  alike: boolean;
}

const smallWords = new Set<PartOfSpeech | undefined>([
  'article',
  'pronoun',
  'preposition',
  'conjunction',
  'particle',
]);

/**
 * True for function words, which fit nearly everywhere (*un* where *le* is missing) and are therefore not
 * fair distractors.
 */
export const fitsAnywhere = ({ pos }: Pick<Token, 'pos'>): boolean => smallWords.has(pos);

/**
 * Returns the words of the text that belong to the word class of a gap but fit none of the gaps. Excludes
 * every form, lemma and synonym of an answer. Lists each form once, in text order.
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
    // Without tags, any word may be a distractor; with tags, only a word of the same class can mislead.
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

/**
 * Returns the class of a word and its last letter, which is the visible part of its grammatical agreement.
 */
const endOf = ({ pos, text }: Token) => `${pos} ${text.slice(-1)}`;

/** One tile of the bank. Tiles with the same text are interchangeable. */
export interface BankWord {
  /** The id of the word in the text. A tile keeps its id while the bank grows and shrinks. */
  id: string;
  text: string;
  /** True if the word fits no gap. */
  isDistractor: boolean;
}

/**
 * Returns the word bank of a gap-fill: every missing word as many times as it is missing, then the requested
 * number of distractors. The tiles are in a seeded order in which the answers are never in text order. Every
 * word of the text has a fixed position in this order, so a new gap adds a tile and does not move the others.
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
  // Prefer words that grammatical agreement rules out: words with the same ending as an answer sort last.
  others.sort((a, b) => Number(a.alike) - Number(b.alike) || a.place - b.place);
  const bank = others.slice(0, state.options.distractors).reduce((tiles, other) => {
    const at = tiles.findIndex(({ place }) => place > other.place);
    return tiles.toSpliced(at < 0 ? tiles.length : at, 0, { ...other, isDistractor: true });
  }, turned);
  return bank.map(({ id, text: word, isDistractor }) => ({ id, text: word, isDistractor }));
}

interface PlacedWord extends BankWord {
  /** The word's position in the seeded order of all words, from 0 to 1. */
  place: number;
}

const byPlace = (a: PlacedWord, b: PlacedWord) => a.place - b.place;

interface WordOfText {
  token: Token;
  /** The tile of the word, if it is in the bank. */
  tile: PlacedWord;
}

/** Cache: every slider step queries the bank, and a text is never mutated. */
const known = new WeakMap<Text, { seed: number; words: readonly WordOfText[] }>();

/** Returns every word of the text in order, each with its tile. */
function placedWords(text: Text, seed: number): readonly WordOfText[] {
  const before = known.get(text);
  if (before?.seed === seed) return before.words;
  const random = randomFrom(seed ^ 0x9e3779b9);
  const words = text.sentences.flatMap(({ target }) =>
    wordTokens(target).map((token) => ({
      token,
      tile: {
        id: token.id,
        // The capital of a sentence's first word would reveal its position.
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
 * Returns the tiles to strike out. Each found word strikes out one tile with the same text, from the first
 * tile on; case is ignored. Folds the case of each word only once, because a bank may have hundreds of words.
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
