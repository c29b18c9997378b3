import { randomFrom, shuffle } from '#language/random.ts';

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
