import { randomFrom, shuffle } from '#language/random.ts';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { DeliberateErrorsContent } from './content.ts';
import { isMistake, type PlacedMistake, placeMistake } from './place-mistake.ts';
import type { MistakesOptions, MistakesState } from './state.ts';

/** The made mistakes that can be found in the text, in text order; one to a sentence. */
export function placedMistakes({
  text,
  parts,
}: Pick<LessonMaterial, 'text' | 'parts'>): PlacedMistake[] {
  const content = DeliberateErrorsContent.safeParse(parts.deliberateErrors);
  return content.success ? placeMistakes(content.data.items, text) : [];
}

/**
 * The first true mistake of each sentence where it stands, in text order. An item whose words are gone or
 * not written yet, or that reads right as it is, is none: the class would look for it in vain.
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

/** The sentences that carry a mistake for these options: of the chosen kinds, at random, in text order. */
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
 * The mistakes to be found, out of those that are made by now: all of them where all were asked for, else
 * the stored choice. Where nothing of it is left it is made anew, of every kind if its own are gone.
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

/** The state over an edited text: a sentence that is gone carries no mistake. */
export function keepMistakes(state: MistakesState, text: Text): MistakesState {
  const known = new Set(text.sentences.map(({ id }) => id));
  return { ...state, ids: state.ids.filter((id) => known.has(id)) };
}
