import { isArticle } from '#language/articles.ts';
import { elidedHead } from '#language/elisions.ts';
import { languageOf } from '#language/languages.ts';
import { withoutBrackets } from '#language/list-alternatives.ts';
import { listWordings } from '#language/list-wordings.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import type { PartOfSpeech, SideName } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { fold } from '../../questions/find-in-text.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { usableVocabulary, type WordPair } from '../games/game-words.ts';
import { plainChunks } from '../games/plain-chunks.ts';
import { enoughRounds, fullTurns } from '../games/rounds.ts';
import type { TranslationOptions, TranslationSource, TranslationState } from './state.ts';

/** An item to translate. */
interface Item extends WordPair {
  partOfSpeech?: PartOfSpeech | undefined;
  /**
   * Length of each side in characters, as written in the sentence, including the punctuation that is not
   * displayed. Present only for chunks.
   */
  lengths?: Record<SideName, number>;
}

/** One question of a race. */
export interface Round {
  item: Item;
  /** The language shown. */
  shown: SideName;
  asked: SideName;
  /**
   * Answers to choose from, including the right answer; only the right answer if there are no distractors.
   */
  choices: readonly Item[];
}

/** One right answer and three distractors. */
const maxChoices = 4;
/** Minimum number of items for a game. */
const fewestItems = 2;

/** Returns every item of a source that can be translated. Lists each wording once. */
function itemsOf(material: LessonMaterial, source: TranslationSource): Item[] {
  if (source === 'vocabulary') return usableVocabulary(material);
  const { text } = material;
  const pairs: Item[] = source === 'chunks' ? plainChunks(text) : sentencePairs(material);
  const seen = new Set<string>();
  return pairs.filter(({ target, native }) => {
    const line = `${target}\n${native}`;
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}

const sentencePairs = ({ text }: LessonMaterial): WordPair[] =>
  text.sentences
    .map(({ id, target, native }) => ({ id, target: target.text, native: native.text }))
    .filter(({ target, native }) => target.trim() !== '' && native.trim() !== '');

/** Returns the sources with enough items to play. */
export function sourcesIn(material: LessonMaterial): TranslationSource[] {
  return (['vocabulary', 'chunks', 'sentences'] as const).filter(
    (source) => itemsOf(material, source).length >= fewestItems,
  );
}

/** Chooses the items at random and stores them in list or text order. */
export function makeTranslation({
  material,
  options,
  seed,
}: ActivityRequest<TranslationOptions>): TranslationState {
  const sources = sourcesIn(material);
  const source = sources.includes(options.source) ? options.source : (sources[0] ?? options.source);
  const items = itemsOf(material, source);
  const chosen = new Set(shuffle(items, randomFrom(seed)).slice(0, options.rounds));
  return {
    seed,
    options: { ...options, source },
    ids: items.filter((item) => chosen.has(item)).map(({ id }) => id),
  };
}

/**
 * Returns the questions of a game, in the order in which the given number of teams answer them. The order is
 * the same on every machine.
 */
export function roundsOf(state: TranslationState, material: LessonMaterial, teams = 1): Round[] {
  const { options, seed } = state;
  const items = itemsOf(material, options.source);
  const random = randomFrom(seed ^ 0x7ace);
  const asked = shuffle(enoughRounds(items, state.ids, teams, seed), random);
  return fullTurns(asked, teams, seed).map((item, at) => {
    // Mixed direction: alternates the languages, so that each team gets both equally often.
    const mixed =
      (Math.floor(at / teams) + (seed & 1)) % 2 === 0 ? 'target-native' : 'native-target';
    const direction = options.direction === 'mixed' ? mixed : options.direction;
    const shown = direction === 'target-native' ? 'target' : 'native';
    const other = shown === 'target' ? 'native' : 'target';
    const wrong = distractors(item, items, shown, material, random);
    return { item, shown, asked: other, choices: shuffle([item, ...wrong], random) };
  });
}

/**
 * Returns wrong answers, if possible of the same part of speech and length. Excludes every answer that could
 * also be right, such as the answer of an item with the same question.
 */
function distractors(
  item: Item,
  items: readonly Item[],
  shown: SideName,
  { text }: LessonMaterial,
  random: () => number,
): Item[] {
  const chosen: Item[] = [];
  const asked = shown === 'target' ? 'native' : 'target';
  const alike = (one: Item, other: Item) =>
    sameMeaning(one.target, other.target, text.target) ||
    sameMeaning(one.native, other.native, text.native);
  const strangeness = (other: Item) =>
    (other.partOfSpeech === item.partOfSpeech ? 0 : 100) +
    Math.abs(lengthOf(other, asked) - lengthOf(item, asked));
  // Shuffle first, so that equally suitable candidates are in random order.
  const candidates = shuffle(items, random).sort((a, b) => strangeness(a) - strangeness(b));
  for (const candidate of candidates) {
    if (chosen.length === maxChoices - 1) break;
    if ([item, ...chosen].every((each) => !alike(each, candidate))) chosen.push(candidate);
  }
  return chosen;
}

const lengthOf = (item: Item, side: SideName): number => item.lengths?.[side] ?? item[side].length;

/** Returns every wording without articles and annotations: `le beau / la belle (adj.)` -> beau, belle. */
function wordings(text: string, language: string): string[] {
  // The next step removes the articles, so it does not matter which article agrees with an ending.
  return listWordings(language, withoutBrackets(text), { agree: (_, before) => before })
    .map((wording) => fold(withoutArticle(wording.trim(), language), language))
    .filter((wording) => wording !== '');
}

function withoutArticle(text: string, language: string): string {
  const head = elidedHead(language, text) ?? '';
  if (head !== '' && isArticle(language, head)) return text.slice(head.length);
  if (!languageOf(language).spaces) return text;
  const [first = '', ...rest] = text.split(/\s+/);
  return rest.length > 0 && isArticle(language, first) ? rest.join(' ') : text;
}

/**
 * True if two texts in one language can have the same meaning: they share a wording, or one contains the
 * other in full. Such a text would not be a fair distractor for the other text.
 */
export function sameMeaning(one: string, other: string, language: string): boolean {
  const [first, second] = [wordings(one, language), wordings(other, language)];
  const spaced = (text: string) =>
    ` ${text
      .toLocaleLowerCase(language)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `;
  const within = (short: string, long: string) => short.trim().length > 3 && long.includes(short);
  return (
    first.some((wording) => second.includes(wording)) ||
    within(spaced(one), spaced(other)) ||
    within(spaced(other), spaced(one))
  );
}
