import { randomFrom, shuffle } from '#language/random.ts';
import type { Text } from '#language/text/text.ts';

/**
 * Returns the items for a game with this number of teams. These are the items of `all` whose ids are in the
 * stored selection `ids`. If there are more teams than selected items, further items are added, so that no
 * team gets an item that another team has just answered; the seed determines which. The result is in the
 * order of `all`. It is empty if none of the selected items is left.
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
 * Returns the rounds of a game in which teams take turns. Every team gets the same number of rounds, because
 * otherwise the starting team would have an advantage. For example, if there are 8 words, three teams play 6.
 * The seed determines which two words are omitted; the others keep their order. If there are fewer rounds
 * than teams, the rounds are repeated until each team has had one round.
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

/**
 * Matches the ids of a text's sentences and chunks, such as `s3` and `s3.c1`. All other ids are vocabulary
 * ids.
 */
const ofTheText = /^s\d+(\.c\d+)?$/;

/**
 * Returns the ids that are still valid after an edit of the text: ids of removed sentences and chunks are
 * dropped. Vocabulary ids are kept, because the vocabulary is not part of the text. Ids of removed words are
 * dropped later, where the vocabulary is available.
 */
export function retainIds(ids: readonly string[], text: Text): string[] {
  const there = new Set(
    text.sentences.flatMap((sentence) => [sentence.id, ...sentence.chunks.map(({ id }) => id)]),
  );
  return ids.filter((id) => there.has(id) || !ofTheText.test(id));
}
