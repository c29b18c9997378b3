import { useRef, useState } from 'react';
import { maxTeams } from './play.ts';

const key = 'lexiloom-team-names';

function stored() {
  try {
    return readTeams(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // No teams are stored, or access to storage is denied.
    return readTeams(null);
  }
}

/**
 * The teams. Their names are stored only on this device, and all games share them. A class therefore names
 * its teams only once, and the names, which may be pupils' names, never leave the device.
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
      // Storage failed. The names remain valid as long as this page is open.
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
  /** Number of teams; 1 means the class as a whole. */
  count: number;
  /**
   * Every typed name, including the names of teams that are not playing now. An entry is empty if no name was
   * typed.
   */
  names: readonly string[];
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Parses the stored teams; returns one unnamed team if the stored value is invalid. Also accepts the older
 * format: a list with the name of every team.
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

/**
 * Returns the names of the teams that are playing, in order. If the class plays as a whole, its name is
 * empty.
 */
export const teamsOf = ({ count, names }: StoredTeams): string[] =>
  count === 1 ? [''] : Array.from({ length: count }, (_, at) => names[at] ?? '');

/** Changes the number of teams and preserves the names of removed teams. */
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
