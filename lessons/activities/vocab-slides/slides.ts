import { randomFrom, shuffle } from '#language/random.ts';
import type { Sentence } from '#language/text/text.ts';
import type { LessonMaterial, VocabularyItem } from '../../draft/lesson-material.ts';
import { readingOf } from '../../questions/vocab/reading-of.ts';
import { type ArticleAndWord, splitArticle } from '../../questions/vocab/split-article.ts';
import { usesOf } from '../../questions/vocab/uses-of.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { usableVocabulary } from '../games/game-words.ts';
import type { SlidesOptions, SlidesState } from './state.ts';

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

/** The state with a word marked as known or as not known. */
export function markKnown(state: SlidesState, id: string, known: boolean): SlidesState {
  const others = state.known.filter((each) => each !== id);
  return { ...state, known: known ? [...others, id] : others };
}
