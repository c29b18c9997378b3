import { useRef, useState } from 'react';
import { readTeams, setTeamCount, setTeamName, teamsOf } from './team-names.ts';

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
