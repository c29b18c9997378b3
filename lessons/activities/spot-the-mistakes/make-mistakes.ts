import { randomFrom, shuffle } from '#language/random.ts';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { DeliberateErrorsContent } from './content.ts';
import { isMistake, type PlacedMistake, placeMistake } from './place-mistake.ts';
import type { MistakesOptions, MistakesState } from './state.ts';

/** Returns the generated mistakes that exist in the text, in text order; at most one per sentence. */
export function placedMistakes({
  text,
  parts,
}: Pick<LessonMaterial, 'text' | 'parts'>): PlacedMistake[] {
  const content = DeliberateErrorsContent.safeParse(parts.deliberateErrors);
  return content.success ? placeMistakes(content.data.items, text) : [];
}

/**
 * Returns the first valid mistake of each sentence, with its position, in text order. Skips (a) items whose
 * words were removed from the text, (b) items that have not been filled in yet, and (c) items that are not
 * real mistakes, because the class could not find them.
 */
export function placeMistakes(
  items: DeliberateErrorsContent['items'],
  text: Text,
): PlacedMistake[] {
  return text.sentences.flatMap((sentence) => {
    const placed = items
      .filter(({ sentenceId }) => sentenceId === sentence.id)
      .map((item) => placeMistake(sentence, item, text.target));
    return placed.find((mistake) => mistake && isMistake(mistake, text)) ?? [];
  });
}

/**
 * Chooses the sentences that contain a mistake for these options: mistakes of the chosen kinds, selected at
 * random, in text order.
 */
export function makeMistakes(
  material: LessonMaterial,
  options: MistakesOptions,
  seed: number,
): MistakesState {
  const eligible = ofKinds(placedMistakes(material), options);
  const chosen = new Set(shuffle(eligible, randomFrom(seed)).slice(0, options.count));
  return {
    seed,
    options,
    ids: eligible.filter((mistake) => chosen.has(mistake)).map(({ sentenceId }) => sentenceId),
  };
}

const ofKinds = (made: readonly PlacedMistake[], { types }: MistakesOptions): PlacedMistake[] =>
  made.filter(({ type }) => types.length === 0 || types.includes(type));

/**
 * Returns the mistakes to find, taken from the currently generated mistakes. Returns all of them if the
 * teacher chose all, otherwise the stored choice. If no mistake of the stored choice exists any more, chooses
 * new mistakes; uses every kind if the chosen kinds no longer exist.
 */
export function mistakesInPlay(state: MistakesState, material: LessonMaterial): PlacedMistake[] {
  const made = placedMistakes(material);
  const eligible = ofKinds(made, state.options);
  const { count } = state.options;
  if (eligible.length > 0 && count >= eligible.length) return eligible;
  const chosen = (ids: readonly string[]) =>
    made.filter(({ sentenceId }) => ids.includes(sentenceId));
  const stored = chosen(state.ids);
  if (stored.length > 0 || made.length === 0) return stored;
  const options = eligible.length > 0 ? state.options : { ...state.options, types: [] };
  return chosen(makeMistakes(material, options, state.seed).ids);
}

/** Returns the state for an edited text, without the mistakes of removed sentences. */
export function keepMistakes(state: MistakesState, text: Text): MistakesState {
  const known = new Set(text.sentences.map(({ id }) => id));
  return { ...state, ids: state.ids.filter((id) => known.has(id)) };
}
