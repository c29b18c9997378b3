import { useRef, useState } from 'react';
import { maxTeams } from './play.ts';

const key = 'lexiloom-team-names';

function stored() {
  try {
    return readTeams(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // Nothing stored, or storage is refused.
    return readTeams(null);
  }
}

/**
 * Who plays. The names stay on this device and serve every game: a class names its teams once, and
 * what may be pupils' names never leaves the room.
 */
export function useTeamNames() {
  const [kept, setKept] = useState(stored);
  const newest = useRef(kept);
  const change = (next: typeof kept) => {
    newest.current = next;
    setKept(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // They hold for this lesson at least.
    }
  };
  return {
    names: teamsOf(kept),
    setName: (at: number, name: string) => change(setTeamName(newest.current, at, name)),
    setCount: (count: number) => change(setTeamCount(newest.current, count)),
  };
}

export type TeamNames = ReturnType<typeof useTeamNames>;

/** What a device keeps of a class's teams. */
export interface StoredTeams {
  /** How many play; one is the class as a whole. */
  count: number;
  /** Every name typed, those of teams that do not play now among them; empty where none was. */
  names: readonly string[];
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** What was stored; one team without a name where it is none of ours. A list alone names all who play. */
export function readTeams(stored: unknown): StoredTeams {
  const read =
    isNames(stored) && stored.length > 0 ? { count: stored.length, names: stored } : stored;
  if (typeof read !== 'object' || read === null || !('count' in read) || !('names' in read)) {
    return { count: 1, names: [] };
  }
  const { count, names } = read;
  if (!Number.isInteger(count) || !isNames(names)) return { count: 1, names: [] };
  return setTeamCount({ count: 1, names: names.slice(0, maxTeams) }, Number(count));
}

/** The names of those who play, in their order; the class as a whole bears no team's name. */
export const teamsOf = ({ count, names }: StoredTeams): string[] =>
  count === 1 ? [''] : Array.from({ length: count }, (_, at) => names[at] ?? '');

/** Another number of teams; the names of those who no longer play wait for them. */
export const setTeamCount = (teams: StoredTeams, count: number): StoredTeams => ({
  ...teams,
  count: Math.max(1, Math.min(maxTeams, count)),
});

/** Another name for one team. */
export const setTeamName = (
  { count, names }: StoredTeams,
  at: number,
  name: string,
): StoredTeams => ({
  count,
  names: Array.from({ length: Math.max(names.length, at + 1) }, (_, each) =>
    each === at ? name : (names[each] ?? ''),
  ),
});
