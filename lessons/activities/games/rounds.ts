import { randomFrom, shuffle } from '#language/random.ts';
import type { Text } from '#language/text/text.ts';

/**
 * Returns the items for a game with this many teams: the stored choice `ids` of `all` and, if there are more
 * teams than chosen items, further items chosen by the seed, so that no team gets an item another has just
 * answered. In the order of `all`; empty if none of the chosen items are left.
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
 * Returns the rounds of a game that teams play in turn: every team gets equally many, otherwise the starting
 * team would have an advantage. Of 8 words, three teams play 6; the seed decides which two are left out, and
 * the rest keep their order. If there are fewer rounds than teams, they are repeated until each team has had
 * one.
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

/** Ids of a text's sentences and chunks look like `s3` and `s3.c1`; all others are vocabulary ids. */
const ofTheText = /^s\d+(\.c\d+)?$/;

/**
 * Returns the ids still valid after an edit of the text: removed sentences and chunks are dropped. Vocabulary
 * is not part of the text; removed words are dropped where the list is available.
 */
export function retainIds(ids: readonly string[], text: Text): string[] {
  const there = new Set(
    text.sentences.flatMap((sentence) => [sentence.id, ...sentence.chunks.map(({ id }) => id)]),
  );
  return ids.filter((id) => there.has(id) || !ofTheText.test(id));
}
