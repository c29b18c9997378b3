import { useRef, useState } from 'react';
import { maxTeams } from './play.ts';

const key = 'lexiloom-team-names';

function stored() {
  try {
    return readTeams(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // Nothing stored, or storage access is denied.
    return readTeams(null);
  }
}

/**
 * The teams. Their names stay on this device and are shared by every game: a class names its teams once, and
 * names that may be pupils' never leave the room.
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
      // Storage failed, but the names still apply while this page is open.
    }
  };
  return {
    names: teamsOf(kept),
    setName: (at: number, name: string) => change(setTeamName(newest.current, at, name)),
    setCount: (count: number) => change(setTeamCount(newest.current, count)),
  };
}

export type TeamNames = ReturnType<typeof useTeamNames>;

/** A class's teams as stored on the device. */
export interface StoredTeams {
  /** Number of teams; one is the class as a whole. */
  count: number;
  /** Every typed name, including those of teams that do not play now; empty if none was typed. */
  names: readonly string[];
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Parses the stored teams; one unnamed team if the value is invalid. The older format is just a list with the
 * name of every team.
 */
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

/** Returns the names of the playing teams, in order; the class as a whole has no team name. */
export const teamsOf = ({ count, names }: StoredTeams): string[] =>
  count === 1 ? [''] : Array.from({ length: count }, (_, at) => names[at] ?? '');

/** Changes the number of teams; the names of removed teams are preserved. */
export const setTeamCount = (teams: StoredTeams, count: number): StoredTeams => ({
  ...teams,
  count: Math.max(1, Math.min(maxTeams, count)),
});

/** Renames one team. */
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
