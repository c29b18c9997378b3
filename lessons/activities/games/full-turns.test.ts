import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullTurns } from './full-turns.ts';
import { maxTeams, passTurn, startPlay } from './play.ts';

const rounds = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  [8, 1, 8],
  [8, 2, 8],
  [8, 3, 6],
  [8, 5, 5],
  [8, 6, 6],
  [4, 4, 4],
  // Every team has one at least.
  [3, 6, 6],
  [4, 6, 6],
  [0, 3, 0],
])('%i rounds and %i teams: %i are played', (count, teams, played) => {
  expect(fullTurns(rounds(count), teams, 1)).toHaveLength(played);
});

test('fewer rounds than teams are gone round again', () => {
  expect(fullTurns(['a', 'b'], 5, 1)).toEqual(['a', 'b', 'a', 'b', 'a']);
});

const counts = fc.integer({ min: 1, max: 40 });
const teamCounts = fc.integer({ min: 1, max: maxTeams });
const seeds = fc.integer({ min: 0, max: 0xffffffff });

test('each team has equally many turns, in no more rounds than there are unless teams are more', () => {
  fc.assert(
    fc.property(counts, teamCounts, seeds, (count, teams, seed) => {
      const played = fullTurns(rounds(count), teams, seed);
      const turns = Array<number>(teams).fill(0);
      let play = startPlay(Array(teams).fill(''));
      for (const _ of played) {
        turns[play.turn] = (turns[play.turn] ?? 0) + 1;
        play = passTurn(play);
      }
      expect(new Set(turns).size).toBe(1);
      expect(turns[0]).toBeGreaterThan(0);
      expect(played.length).toBeLessThanOrEqual(Math.max(count, teams));
      // No team could have had one more.
      expect(played.length + teams).toBeGreaterThan(count);
    }),
  );
});

test('rounds keep their order, none is played twice, and the same seed leaves out the same', () => {
  fc.assert(
    fc.property(counts, teamCounts, seeds, (count, teams, seed) => {
      fc.pre(count >= teams);
      const played = fullTurns(rounds(count), teams, seed);
      expect(played).toEqual([...new Set(played)].sort((one, other) => one - other));
      expect(fullTurns(rounds(count), teams, seed)).toEqual(played);
    }),
  );
});
