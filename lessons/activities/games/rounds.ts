import { randomFrom, shuffle } from '#language/random.ts';
import type { Text } from '#language/text/text.ts';

/**
 * Returns the items for a game with this number of teams: the stored selection `ids` from `all`. If there are
 * more teams than selected items, adds further items chosen by the seed, so that no team gets an item that
 * another team has just answered. In the order of `all`; empty if none of the selected items are left.
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
 * Returns the rounds of a game in which teams take turns. Every team gets the same number, because otherwise
 * the starting team would have an advantage. Of 8 words, three teams play 6; the seed decides which two are
 * omitted, and the others keep their order. If there are fewer rounds than teams, the rounds are repeated
 * until each team has had one.
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
 * Returns the ids that are still valid after an edit of the text, without removed sentences and chunks.
 * Vocabulary ids are kept, because vocabulary is not part of the text. Removed words are dropped where the
 * vocabulary is available.
 */
export function retainIds(ids: readonly string[], text: Text): string[] {
  const there = new Set(
    text.sentences.flatMap((sentence) => [sentence.id, ...sentence.chunks.map(({ id }) => id)]),
  );
  return ids.filter((id) => there.has(id) || !ofTheText.test(id));
}
