import { languageOf } from '../../languages/languages.ts';
import { isKana } from '../../languages/readings/kana.ts';
import { fold } from '../../questions/find-in-text.ts';
import { usesOf } from '../../questions/vocab/uses-of.ts';
import type { LessonMaterial, VocabularyItem } from '../../resources/lesson-material.ts';
import type { Sentence, Token } from '../../text/text.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { usableVocabulary } from '../games/game-words.ts';
import { randomFrom, shuffle } from '../random.ts';
import type { SlidesOptions, SlidesState } from './options.ts';
import { type ArticleAndWord, splitArticle } from './split-article.ts';

/** One word on its slide. */
export interface Slide extends ArticleAndWord {
  item: VocabularyItem;
  known: boolean;
  /** How the word itself is read; absent where the text only has another form of it. */
  reading?: string;
  /** Where this text uses it: the sentence and the tokens to mark. */
  example?: { sentence: Sentence; tokenIds: ReadonlySet<string> };
}

/** Every word of the list. */
export function makeSlides({
  material,
  options,
  seed,
}: ActivityRequest<SlidesOptions>): SlidesState {
  return { seed, options, ids: usableVocabulary(material).map(({ id }) => id), known: [] };
}

/** The slides as they are shown, the same on every machine; words added since come last. */
export function slidesOf(state: SlidesState, material: LessonMaterial): Slide[] {
  const { options, seed } = state;
  const items = usableVocabulary(material);
  const known = new Set(state.known);
  const uses = usesOf(items, material);
  const order = options.shuffled ? shuffled(items, state.ids, seed) : items;
  return order
    .filter(({ id }) => !options.onlyUnknown || !known.has(id))
    .map((item) => {
      const example = uses.get(item.id);
      const reading = example && readingOf(item, example.tokens, material.text.target);
      return {
        item,
        known: known.has(item.id),
        ...splitArticle(item.target.trim(), material.text.target),
        ...(reading && { reading }),
        ...(example && {
          example: {
            sentence: example.sentence,
            tokenIds: new Set(example.tokens.map(({ id }) => id)),
          },
        }),
      };
    });
}

/** Never the order of the list, where there are two words or more. Words that are new come last. */
function shuffled(
  items: readonly VocabularyItem[],
  stored: readonly string[],
  seed: number,
): VocabularyItem[] {
  const mixed = shuffle(stored, randomFrom(seed));
  const same = mixed.every((id, at) => id === stored[at]);
  const order = same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  const byId = new Map(items.map((item) => [item.id, item]));
  const known = new Set(stored);
  return [
    ...order.flatMap((id) => byId.get(id) ?? []),
    ...items.filter(({ id }) => !known.has(id)),
  ];
}

/** The stored reading, only where the text has the very form that stands on the slide. */
function readingOf(
  item: VocabularyItem,
  tokens: readonly Token[],
  language: string,
): string | undefined {
  const { word } = splitArticle(item.target.trim(), language);
  const words = tokens.filter(({ isWord }) => isWord);
  if (fold(words.map(({ text }) => text).join(''), language) !== fold(word, language))
    return undefined;
  const above = words.map((token) => readingAbove(token, language));
  if (above.every((each) => each === undefined)) return undefined;
  // Kana between kanji are read as they are written; elsewhere half a reading would be none.
  const readings = words.map(({ text }, at) => above[at] ?? (isKana(text) ? text : undefined));
  if (readings.some((each) => each === undefined)) return undefined;
  return readings.join(language === 'ja' ? '' : ' ');
}

/**
 * What may stand above a word: kana, pinyin or letters a learner knows. A vowelled form is as wide and
 * in the same script as the word itself, and belongs in its place, not above it. Above Japanese there is kana
 * alone, and nothing above what is written in kana.
 */
export function readingAbove(
  { text, reading, roman }: Token,
  language: string,
): string | undefined {
  if (language === 'ja') return isKana(text) || !isKana(reading ?? '') ? undefined : reading;
  return languageOf(language).spaces ? roman : (reading ?? roman);
}

/** The state with a word marked as known or as not known. */
export function markKnown(state: SlidesState, id: string, known: boolean): SlidesState {
  const others = state.known.filter((each) => each !== id);
  return { ...state, known: known ? [...others, id] : others };
}
