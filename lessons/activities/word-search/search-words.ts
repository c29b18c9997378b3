import { replaceSlashes, withoutBrackets } from '#language/list-alternatives.ts';
import { fewestPuzzleLetters, puzzleLetters } from '#language/puzzle-letters.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { usableVocabulary, type WordPair } from '../games/game-words.ts';
import { plainChunks } from '../games/plain-chunks.ts';
import {
  type HiddenWord,
  type LetterGrid,
  makeGrid,
  maxColumns,
  standsAlone,
} from './make-grid.ts';
import type { SearchSource, WordSearchOptions, WordSearchState } from './state.ts';

/** A word of the lesson with its letters, one per square. */
interface SearchWord extends WordPair, HiddenWord {}

/** A word of the lesson that fits in no grid, or does not fit together with the other words. */
export interface RefusedWord {
  word: string;
  why: 'short' | 'long' | 'inside';
}

/** A grid with its word list. */
export interface WordSearch {
  grid: LetterGrid;
  /** The words in the grid, in list order, each with its squares. */
  words: (SearchWord & { squares: readonly number[] })[];
}

/** Minimum number of words for a puzzle. */
const fewestWords = 3;

/**
 * Returns the first wording of a list entry: for "le/la prof" and "beau (adj.)", only le prof and beau are
 * hidden.
 */
function firstWording(language: string, entry: string): string {
  const plain = replaceSlashes(language, withoutBrackets(entry), ({ parts }) => parts[0] ?? '');
  return (
    plain
      .split(/[;；|/／]/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

/** Returns the words of a source with their letters, including words that do not fit. */
function itemsOf(material: LessonMaterial, source: SearchSource): SearchWord[] {
  const { target: language } = material.text;
  const pairs: WordPair[] =
    source === 'chunks' ? plainChunks(material.text) : usableVocabulary(material);
  return pairs.map(({ id, target, native }) => {
    const word = source === 'chunks' ? target : firstWording(language, target);
    return { id, target: word, native, letters: puzzleLetters(language, word) };
  });
}

/** Returns the reason why a word cannot be in a grid with these other words; null if it can. */
function refusalOf(
  word: SearchWord,
  others: readonly SearchWord[],
  language: string,
): RefusedWord['why'] | null {
  if (word.letters.length < fewestPuzzleLetters(language)) return 'short';
  if (word.letters.length > maxColumns) return 'long';
  return standsAlone(word, others) ? null : 'inside';
}

/** Chooses the requested number of words at random, and lists the words that cannot be used. */
export function chooseWords(
  material: LessonMaterial,
  { source, words: wanted }: Pick<WordSearchOptions, 'source' | 'words'>,
  seed: number,
): { ids: string[]; refused: RefusedWord[] } {
  const items = itemsOf(material, source);
  const chosen: SearchWord[] = [];
  const refused: RefusedWord[] = [];
  for (const item of shuffle(items, randomFrom(seed))) {
    const why = refusalOf(item, chosen, material.text.target);
    if (why === null && chosen.length < wanted) chosen.push(item);
    else if (why !== null) refused.push({ word: item.target, why });
  }
  return { ids: items.filter((item) => chosen.includes(item)).map(({ id }) => id), refused };
}

/** Returns the sources with enough words for a grid. */
export const sourcesIn = (material: LessonMaterial): SearchSource[] =>
  (['vocabulary', 'chunks'] as const).filter(
    (source) => chooseWords(material, { source, words: 5 }, 1).ids.length >= fewestWords,
  );

/** Makes a word search for the chosen options, or for the nearest options that this material supports. */
export function makeWordSearch({
  material,
  options,
  seed,
}: ActivityRequest<WordSearchOptions>): WordSearchState {
  const sources = sourcesIn(material);
  const source = sources.includes(options.source) ? options.source : (sources[0] ?? options.source);
  const usable = { ...options, source };
  return { seed, options: usable, ids: chooseWords(material, usable, seed).ids };
}

/** Returns the stored grid with its words, or a new grid if too few of these words remain in the lesson. */
export function wordSearchOf(stored: WordSearchState, material: LessonMaterial): WordSearch {
  const search = gridOf(stored, material);
  if (search.words.length >= fewestWords) return search;
  return gridOf(makeWordSearch({ ...stored, material }), material);
}

function gridOf({ seed, options, ids }: WordSearchState, material: LessonMaterial): WordSearch {
  const wanted = new Set(ids);
  const items = itemsOf(material, options.source).filter(({ id }) => wanted.has(id));
  const grid = makeGrid({
    words: items,
    filler: lettersOfText(material),
    directions: options.directions,
    seed,
  });
  const places = new Map(grid.placed.map(({ id, squares }) => [id, squares]));
  return {
    grid,
    words: items.flatMap((item) => {
      const squares = places.get(item.id);
      return squares ? [{ ...item, squares }] : [];
    }),
  };
}

/**
 * Returns the letters of the text, each as often as it occurs. The grid then has the letter frequencies of
 * the language.
 */
const lettersOfText = ({ text }: LessonMaterial): string[] =>
  text.sentences.flatMap(({ target }) =>
    wordTokens(target).flatMap((token) => puzzleLetters(text.target, token.text)),
  );
