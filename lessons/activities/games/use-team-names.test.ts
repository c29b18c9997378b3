import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxTeams } from './play.ts';
import {
  readTeams,
  type StoredTeams,
  setTeamCount,
  setTeamName,
  teamsOf,
} from './use-team-names.ts';

const nobody: StoredTeams = { count: 1, names: [] };

describe('team names stored on the device', () => {
  test.each<[unknown, string[]]>([
    [{ count: 2, names: ['Lions', 'Owls', 'Bears'] }, ['Lions', 'Owls']],
    [{ count: 3, names: ['Lions'] }, ['Lions', '', '']],
    [{ count: 1, names: ['Lions', 'Owls'] }, ['']],
    [{ count: 99, names: [] }, ['', '', '', '', '', '']],
    [{ count: 0, names: [] }, ['']],
    // The old format, which did not store the names of removed teams.
    [
      ['Lions', ''],
      ['Lions', ''],
    ],
    [[], ['']],
    [null, ['']],
    ['Lions', ['']],
    [{ count: 'two', names: [] }, ['']],
    [{ count: 2, names: [1, 2] }, ['']],
  ])('reads %j as %j', (stored, names) => {
    expect(teamsOf(readTeams(stored))).toEqual(names);
  });
});

test('restores the names of teams that are removed and added again', () => {
  const counts = fc.array(fc.integer({ min: 1, max: maxTeams }));
  const typed = fc.array(fc.string(), { minLength: maxTeams, maxLength: maxTeams });
  fc.assert(
    fc.property(counts, typed, (wanted, names) => {
      const named = names.reduce((teams, name, at) => setTeamName(teams, at, name), nobody);
      const kept = wanted.reduce<StoredTeams>(
        (teams, count) => readTeams(JSON.parse(JSON.stringify(setTeamCount(teams, count)))),
        setTeamCount(named, maxTeams),
      );
      const last = wanted.at(-1) ?? maxTeams;
      expect(teamsOf(kept)).toEqual(last === 1 ? [''] : names.slice(0, last));
      expect(teamsOf(setTeamCount(kept, maxTeams))).toEqual(names);
    }),
  );
});
