import { randomFrom, shuffle } from '#language/random.ts';
import type { Sentence } from '#language/text/text.ts';
import type { LessonMaterial, VocabularyItem } from '../../draft/lesson-material.ts';
import { type ArticleAndWord, readingOf, splitArticle } from '../../questions/vocab/reading-of.ts';
import { usesOf } from '../../questions/vocab/uses-of.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { usableVocabulary } from '../games/game-words.ts';
import type { SlidesOptions, SlidesState } from './state.ts';

/** One word on its slide. */
export interface Slide extends ArticleAndWord {
  item: VocabularyItem;
  known: boolean;
  /** The reading of the word itself; absent if the text contains only another form of the word. */
  reading?: string;
  /** An example from this text: the sentence and the tokens to highlight. */
  example?: { sentence: Sentence; tokenIds: ReadonlySet<string> };
}

/** Makes the slides for all words of the list. */
export function makeSlides({
  material,
  options,
  seed,
}: ActivityRequest<SlidesOptions>): SlidesState {
  return { seed, options, ids: usableVocabulary(material).map(({ id }) => id), known: [] };
}

/** Returns the slides in display order, which is the same on every machine; words added later are last. */
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

/** Shuffles the words; never returns the list's own order if it has two words or more. New words are last. */
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

/** Returns the state with a word marked as known or unknown. */
export function markKnown(state: SlidesState, id: string, known: boolean): SlidesState {
  const others = state.known.filter((each) => each !== id);
  return { ...state, known: known ? [...others, id] : others };
}

/** The state of a slide show. */
export interface SlideShow {
  /** The id of the current word; undefined if there is none. */
  id: string | undefined;
  /**
   * Zero-based index. If the current word is removed, the show continues with the slide that is now at this
   * index.
   */
  at: number;
  /** True once the answer is shown. */
  open: boolean;
  /** True while the show advances automatically; requires a pace. */
  playing: boolean;
}

export type ShowMove =
  | { kind: 'next' | 'back' | 'first' | 'last' | 'turn' | 'play' | 'pause' }
  /** A tick of the timer: shows the answer, then the next slide; stops after the last answer. */
  | { kind: 'step' }
  /** The pace was changed: the show advances automatically from now on. */
  | { kind: 'pace' };

export const startShow = (ids: readonly string[]): SlideShow => ({
  id: ids[0],
  at: 0,
  open: false,
  playing: true,
});

/**
 * Adapts the show to a changed list of slides and stays at the current word. If this word is no longer in the
 * list, for example because it was marked as known, shows the slide that is now at the same index, with the
 * answer hidden.
 */
export function showAmong(show: SlideShow, ids: readonly string[]): SlideShow {
  const at = show.id === undefined ? -1 : ids.indexOf(show.id);
  if (at >= 0) return at === show.at ? show : { ...show, at };
  const there = Math.max(0, Math.min(show.at, ids.length - 1));
  return { ...show, id: ids[there], at: there, open: false };
}

/** Applies one move in a show of these slides; no effect at the ends. */
export function moveShow(before: SlideShow, move: ShowMove, ids: readonly string[]): SlideShow {
  const show = showAmong(before, ids);
  const { at } = show;
  const last = at + 1 >= ids.length;
  const to = (next: number): SlideShow =>
    next === at || ids[next] === undefined
      ? show
      : { ...show, id: ids[next], at: next, open: false };
  switch (move.kind) {
    case 'next':
      return to(at + 1);
    case 'back':
      return to(at - 1);
    case 'first':
      return { ...show, id: ids[0], at: 0, open: false };
    case 'last':
      return to(ids.length - 1);
    case 'turn':
      return { ...show, open: !show.open };
    case 'play':
      // At the end, playing restarts the show.
      return last && show.open ? startShow(ids) : { ...show, playing: true };
    case 'pause':
      return { ...show, playing: false };
    case 'pace':
      return { ...show, playing: true };
    case 'step':
      if (!show.open) return { ...show, open: true };
      return last ? { ...show, playing: false } : to(at + 1);
  }
}
