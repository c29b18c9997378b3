import { randomFrom, shuffle } from '#language/random.ts';
import type { Text } from '#language/text/text.ts';

/**
 * What a game of so many teams is played with: the stored choice `ids` of `all`, and where teams are more
 * than that, others of the lesson by the seed's chance, so that no team is given what another has just
 * answered. In the order of `all`; empty where nothing of the choice is left.
 */
export function enoughRounds<Round extends { id: string }>(
  all: readonly Round[],
  ids: readonly string[],
  teams: number,
  seed: number,
): Round[] {
  const wanted = new Set(ids);
  const chosen = all.filter(({ id }) => wanted.has(id));
  if (chosen.length === 0 || chosen.length >= teams) return chosen;
  const others = all.filter(({ id }) => !wanted.has(id));
  const added = shuffle(others, randomFrom(seed ^ 0x3d17)).slice(0, teams - chosen.length);
  for (const { id } of added) wanted.add(id);
  return all.filter(({ id }) => wanted.has(id));
}

/**
 * The rounds of a game that teams play in turn: every team has equally many, or points would be a matter
 * of who began. Of 8 words three teams play 6; which two are left out is for the seed to say, and the rest
 * keep their order. Fewer rounds than teams are gone round again until each team has had one.
 */
export function fullTurns<Round>(rounds: readonly Round[], teams: number, seed: number): Round[] {
  if (rounds.length < teams) {
    return Array.from({ length: teams }, (_, at) => at % rounds.length).flatMap(
      (at) => rounds[at] ?? [],
    );
  }
  const places = shuffle([...rounds.keys()], randomFrom(seed ^ 0x7e4a));
  const out = new Set(places.slice(0, rounds.length % teams));
  return rounds.filter((_, at) => !out.has(at));
}

/** The ids of a text's sentences and chunks look like `s3` and `s3.c1`; all others are a list's. */
const ofTheText = /^s\d+(\.c\d+)?$/;

/**
 * Ids after an edit of the text: sentences and chunks that are gone are left out. Vocabulary is no part
 * of the text; a word that left its list is left out where the list is at hand.
 */
export function retainIds(ids: readonly string[], text: Text): string[] {
  const there = new Set(
    text.sentences.flatMap((sentence) => [sentence.id, ...sentence.chunks.map(({ id }) => id)]),
  );
  return ids.filter((id) => there.has(id) || !ofTheText.test(id));
}
