import { isArticle } from '#language/articles.ts';
import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';
import { matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { type EligibleWord, eligibleWords } from './eligible-words.ts';
import { gapOrder } from './gap-order.ts';
import type { GapOptions, GapSource, GapStart, GapState } from './state.ts';

/** Makes a word a gap, or a gap a word again, as the teacher taps it. Any word may be tapped. */
export function toggleGap(state: GapState, tokenId: string, text: Text): GapState {
  const ids = new Set(state.ids);
  if (!ids.delete(tokenId)) ids.add(tokenId);
  return { ...state, ids: inTextOrder(ids, text), edited: true };
}

/**
 * The state with other options. What leads to other gaps makes them anew, hand-made changes gone; words
 * that the teacher chooses start with none and stay hers whatever else is changed.
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
 * The options with another source of gaps. Another menu suggests its own; a slider within one leaves the
 * teacher's choice alone.
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

/** Every word back in the text: the teacher chooses from the beginning. */
export const withoutGaps = (state: GapState): GapState => ({ ...state, ids: [], edited: true });

/**
 * The state over an edited text. A token keeps its id only while its word and sentence stay, and no
 * id is given twice, so a gap is kept exactly when its token is still there.
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

/** What gaps are made from. */
export interface GapRequest {
  text: Text;
  vocabulary: readonly { target: string; native: string }[];
  options: GapOptions;
  seed: number;
}

/**
 * The gaps of a text for the chosen options. Making them anew is also the reset that a changed
 * percentage asks for: hand-made changes go, and the same seed gives the same gaps everywhere.
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

/** Words that hold a sentence together: a matter of grammar, not of what the text is about. */
const grammar: ReadonlySet<PartOfSpeech> = new Set([
  'pronoun',
  'preposition',
  'conjunction',
  'article',
  'particle',
]);

const content = new WeakMap<readonly EligibleWord[], readonly EligibleWord[]>();

/** Those that carry meaning; a word without a tag counts, unless it is an article by its form. */
function contentWords(words: readonly EligibleWord[], language: string): readonly EligibleWord[] {
  const found =
    content.get(words) ??
    words.filter(({ token }) =>
      token.pos === undefined ? !isArticle(language, token.text) : !grammar.has(token.pos),
    );
  content.set(words, found);
  return found;
}

/** The last order of each list of words: a dial takes more or less of the same one at every step. */
const known = new WeakMap<readonly EligibleWord[], { seed: number; order: EligibleWord[] }>();

function orderOf(words: readonly EligibleWord[], seed: number): readonly EligibleWord[] {
  const before = known.get(words);
  if (before?.seed === seed) return before.order;
  const order = gapOrder(words, seed);
  known.set(words, { seed, order });
  return order;
}

/** The second, fourth, sixth word…; a word of one letter has no half and is passed over. */
function everySecond(words: readonly EligibleWord[]): EligibleWord[] {
  const halved = words.filter(({ token }) => graphemes(token.text).length > 1);
  return halved.filter((_, at) => at % 2 === 1);
}

/** At least one gap, counted on the words that may be gaps, not on all (language-rules 1). */
export function gapCount(percent: number, eligible: number): number {
  return Math.min(eligible, Math.max(1, Math.round((percent * eligible) / 100)));
}

/** What the part-of-speech menu offers, most frequent first; empty means "Not found". */
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
 * Whether a word bank helps by default: content words cannot be guessed without one, function words
 * are a matter of grammar and should be (language-rules 1.9).
 */
export function bankByDefault(source: GapOptions['source']): boolean {
  if (source.kind === 'halfWords') return false; // the first halves are the help
  return source.kind !== 'partOfSpeech' || !grammar.has(source.pos);
}

/** A C-test shows first halves; leaving it, whole words are missing again. */
export function startByDefault(source: GapOptions['source'], start: GapStart): GapStart {
  if (source.kind === 'halfWords') return 'first-half';
  return start === 'first-half' ? 'nothing' : start;
}

/** Half a word is as wide as its word, not as the longest of the text; other menus keep the choice. */
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
 * The part of a missing word that stays to be seen; a word of one letter shows nothing. In the Arabic
 * script it ends with U+200D, so that its last letter reaches out to the one that is missing.
 */
export function gapStart(language: string, word: string, start: GapStart): string {
  if (start === 'nothing') return '';
  const letters = graphemes(word);
  if (letters.length < 2) return '';
  // As in a C-test: of an odd number of letters the larger half is missing.
  const shown = start === 'first-letter' ? 1 : Math.floor(letters.length / 2);
  return reachingOut(language, letters.slice(0, shown).join(''));
}

/** The beginning of a word as it stands before more letters; one that joins to none keeps its form. */
export function reachingOut(language: string, beginning: string): string {
  const joins = languageOf(language).script === 'Arab' && !beginning.endsWith('\u200c');
  return joins ? `${beginning}\u200d` : beginning;
}
