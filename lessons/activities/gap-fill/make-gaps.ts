import { isArticle } from '#language/articles.ts';
import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';
import { matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { type EligibleWord, eligibleWords } from './eligible-words.ts';
import { gapOrder } from './gap-order.ts';
import type { GapOptions, GapSource, GapStart, GapState } from './state.ts';

/** Makes the tapped word a gap, or turns the tapped gap back into a word. The teacher may tap any word. */
export function toggleGap(state: GapState, tokenId: string, text: Text): GapState {
  const ids = new Set(state.ids);
  if (!ids.delete(tokenId)) ids.add(tokenId);
  return { ...state, ids: inTextOrder(ids, text), edited: true };
}

/**
 * Returns the state with other options. Options that affect the choice of gaps regenerate the gaps and
 * discard manual changes. If the teacher switches to choosing the gaps by hand, the list starts empty; after
 * that, other options do not change the list.
 */
export function changeOptions(
  state: GapState,
  changes: Partial<GapOptions>,
  material: Pick<GapRequest, 'text' | 'vocabulary'>,
): GapState {
  const options = { ...state.options, ...changes };
  if (options.source.kind === 'chosen') {
    return state.options.source.kind === 'chosen'
      ? { ...state, options }
      : { ...state, options, ids: [], edited: false };
  }
  const remade = options.source !== state.options.source;
  const whole = options.firstSentenceWhole !== state.options.firstSentenceWhole;
  const content = Boolean(options.contentOnly) !== Boolean(state.options.contentOnly);
  return remade || whole || content
    ? makeGaps({ ...material, options, seed: state.seed })
    : { ...state, options };
}

/**
 * Returns the options with another source of gaps. Choosing another menu applies the defaults of its source;
 * moving a slider within the same menu preserves the teacher's choices.
 */
export function withSource(options: GapOptions, source: GapSource): GapOptions {
  const sameMenu = source.kind === options.source.kind && source.kind !== 'partOfSpeech';
  return {
    ...options,
    source,
    bank: sameMenu ? options.bank : bankByDefault(source),
    lengthClue: lengthClueByDefault(options.source, source, options.lengthClue),
    start: sameMenu ? options.start : startByDefault(source, options.start),
  };
}

/** Removes every gap, so that the teacher starts choosing from scratch. */
export const withoutGaps = (state: GapState): GapState => ({ ...state, ids: [], edited: true });

/**
 * Returns the state for an edited text. A token keeps its id only while its word and sentence remain, and ids
 * are never reused, so a gap survives if and only if its token still exists.
 */
export function retainGaps(state: GapState, text: Text): GapState {
  return { ...state, ids: inTextOrder(new Set(state.ids), text) };
}

function inTextOrder(ids: ReadonlySet<string>, text: Text): string[] {
  return text.sentences.flatMap((sentence) =>
    sentence.target.tokens
      .filter((token) => token.isWord && ids.has(token.id))
      .map((token) => token.id),
  );
}

/** Input for making gaps. */
export interface GapRequest {
  text: Text;
  vocabulary: readonly { target: string; native: string }[];
  options: GapOptions;
  seed: number;
}

/**
 * Makes the gaps of a text for the chosen options. Also regenerates the gaps when the percentage changes,
 * which discards manual changes. The same seed gives the same gaps on every machine.
 */
export function makeGaps(request: GapRequest): GapState {
  const { text, options, seed } = request;
  const words = eligibleWords(text, options.firstSentenceWhole);
  const chosen = new Set(chooseWords(words, request));
  const ids = words.filter((word) => chosen.has(word)).map((word) => word.token.id);
  return { seed, options, ids, edited: false };
}

function chooseWords(
  words: readonly EligibleWord[],
  { text, vocabulary, options, seed }: GapRequest,
): readonly EligibleWord[] {
  const { source } = options;
  const drawn = options.contentOnly ? contentWords(words, text.target) : words;
  if (source.kind === 'random') return orderOf(drawn, seed).slice(0, source.count);
  if (source.kind === 'percentage') {
    return orderOf(drawn, seed).slice(0, gapCount(source.percent, drawn.length));
  }
  if (source.kind === 'partOfSpeech') return words.filter((word) => word.token.pos === source.pos);
  if (source.kind === 'vocabulary') {
    const matched = new Set(matchVocabulary(text, vocabulary).flatMap((match) => match.tokenIds));
    return words.filter((word) => matched.has(word.token.id));
  }
  if (source.kind === 'halfWords') return everySecond(words);
  return []; // 'chosen': the teacher taps the words
}

/** Function words: they depend on grammar, not on the text's content. */
const grammar: ReadonlySet<PartOfSpeech> = new Set([
  'pronoun',
  'preposition',
  'conjunction',
  'article',
  'particle',
]);

const content = new WeakMap<readonly EligibleWord[], readonly EligibleWord[]>();

/**
 * Returns the content words. An untagged word is treated as a content word, unless its form is an article.
 */
function contentWords(words: readonly EligibleWord[], language: string): readonly EligibleWord[] {
  const found =
    content.get(words) ??
    words.filter(({ token }) =>
      token.pos === undefined ? !isArticle(language, token.text) : !grammar.has(token.pos),
    );
  content.set(words, found);
  return found;
}

/**
 * Caches the last order of each list of words, because each slider step takes a longer or shorter prefix of
 * that order.
 */
const known = new WeakMap<readonly EligibleWord[], { seed: number; order: EligibleWord[] }>();

function orderOf(words: readonly EligibleWord[], seed: number): readonly EligibleWord[] {
  const before = known.get(words);
  if (before?.seed === seed) return before.order;
  const order = gapOrder(words, seed);
  known.set(words, { seed, order });
  return order;
}

/**
 * Returns the second, fourth, sixth word and so on. Skips one-letter words, because they cannot be halved.
 */
function everySecond(words: readonly EligibleWord[]): EligibleWord[] {
  const halved = words.filter(({ token }) => graphemes(token.text).length > 1);
  return halved.filter((_, at) => at % 2 === 1);
}

/**
 * Returns the number of gaps: a percentage of the eligible words, not of all words (language-rules 1); at
 * least one.
 */
export function gapCount(percent: number, eligible: number): number {
  return Math.min(eligible, Math.max(1, Math.round((percent * eligible) / 100)));
}

/** Lists the parts of speech for the menu, most frequent first. An empty list is shown as "Not found". */
export function partsOfSpeechIn(
  text: Text,
  firstSentenceWhole: boolean,
): { pos: PartOfSpeech; count: number }[] {
  const counts = new Map<PartOfSpeech, number>();
  for (const { token } of eligibleWords(text, firstSentenceWhole)) {
    if (token.pos) counts.set(token.pos, (counts.get(token.pos) ?? 0) + 1);
  }
  return [...counts]
    .map(([pos, count]) => ({ pos, count }))
    .sort((a, b) => b.count - a.count || (a.pos < b.pos ? -1 : 1));
}

/**
 * True if the word bank is on by default. Content words cannot be guessed without a bank; function words
 * follow from grammar, and pupils should work them out (language-rules 1.9).
 */
export function bankByDefault(source: GapOptions['source']): boolean {
  if (source.kind === 'halfWords') return false; // the visible first halves are help enough
  return source.kind !== 'partOfSpeech' || !grammar.has(source.pos);
}

/**
 * Returns the visible start of gaps for a source: a C-test shows first halves, and switching from it to
 * another source hides whole words again.
 */
export function startByDefault(source: GapOptions['source'], start: GapStart): GapStart {
  if (source.kind === 'halfWords') return 'first-half';
  return start === 'first-half' ? 'nothing' : start;
}

/**
 * Returns whether each gap is as wide as its own word instead of as wide as the longest word in the text.
 * This is true for half-word gaps; other sources keep the teacher's choice.
 */
export function lengthClueByDefault(
  before: GapOptions['source'],
  next: GapOptions['source'],
  clue: boolean,
): boolean {
  if (before.kind === next.kind) return clue;
  if (next.kind === 'halfWords') return true;
  return before.kind === 'halfWords' ? false : clue;
}

/**
 * Returns the visible start of a missing word; empty for a one-letter word. In the Arabic script it ends with
 * U+200D, so that its last letter takes the form that joins to the missing letter.
 */
export function gapStart(language: string, word: string, start: GapStart): string {
  if (start === 'nothing') return '';
  const letters = graphemes(word);
  if (letters.length < 2) return '';
  // As in a C-test, the larger half is missing if the number of letters is odd.
  const shown = start === 'first-letter' ? 1 : Math.floor(letters.length / 2);
  return reachingOut(language, letters.slice(0, shown).join(''));
}

/**
 * Returns the start of a word in the form that it has before further letters; unchanged if its letters do not
 * join.
 */
export function reachingOut(language: string, beginning: string): string {
  const joins = languageOf(language).script === 'Arab' && !beginning.endsWith('\u200c');
  return joins ? `${beginning}\u200d` : beginning;
}
