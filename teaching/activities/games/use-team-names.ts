import { useState } from 'react';
import { mostTeams } from './play.ts';

const key = 'lexiloom-team-names';

/** The names typed last on this device; one team without a name is the class as a whole. */
function storedNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (Array.isArray(names) && names.length > 0 && names.every((n) => typeof n === 'string')) {
      return names.slice(0, mostTeams);
    }
  } catch {
    // Nothing stored, or storage is refused.
  }
  return [''];
}

/**
 * Who plays. The names stay on this device and serve every game: a class names its teams once, and
 * what may be pupils' names never leaves the room.
 */
export function useTeamNames() {
  const [names, setNames] = useState(storedNames);
  const change = (next: string[]) => {
    setNames(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // They hold for this lesson at least.
    }
  };
  return {
    names,
    setName: (at: number, name: string) =>
      change(names.map((old, index) => (index === at ? name : old))),
    setCount: (count: number) => change(Array.from({ length: count }, (_, at) => names[at] ?? '')),
  };
}

export type TeamNames = ReturnType<typeof useTeamNames>;
