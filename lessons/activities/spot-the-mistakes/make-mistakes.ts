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
 * Returns the first valid mistake of each sentence, with its position, in text order. Skips items whose words
 * were removed from the text or have not been entered yet, and items that are not mistakes at all, because
 * the class would search for them in vain.
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
 * Returns the mistakes to find among the mistakes generated so far: all of them if all were chosen, otherwise
 * the stored choice. If no mistake of that choice exists any more, chooses again, from every kind if the
 * chosen kinds no longer exist.
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
