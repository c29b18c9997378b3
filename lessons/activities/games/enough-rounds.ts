import { randomFrom, shuffle } from '#language/random.ts';

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
