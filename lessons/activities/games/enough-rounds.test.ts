import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enoughRounds } from './enough-rounds.ts';
import { maxTeams } from './play.ts';

const lesson = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `v${at}` }));
const idsOf = (rounds: readonly { id: string }[]) => rounds.map(({ id }) => id);

test('five words and six teams: a sixth of the lesson joins them', () => {
  const ids = ['v1', 'v3', 'v4', 'v7', 'v9'];
  const played = idsOf(enoughRounds(lesson(12), ids, 6, 1));
  expect(played).toHaveLength(6);
  expect(new Set(played).size).toBe(6);
  expect(played).toEqual(expect.arrayContaining(ids));
});

test('a short lesson gives all that it has', () => {
  expect(idsOf(enoughRounds(lesson(3), ['v1', 'v2'], 6, 1))).toEqual(['v0', 'v1', 'v2']);
});

test('a choice that is gone from the lesson is no game: it is made anew', () => {
  expect(enoughRounds(lesson(8), ['v90', 'v91'], 4, 1)).toEqual([]);
});

test('the choice stays whole, in the order of the lesson, and nothing is added that is not needed', () => {
  const cases = fc.record({
    size: fc.integer({ min: 1, max: 30 }),
    picks: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
    teams: fc.integer({ min: 1, max: maxTeams }),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
  });
  fc.assert(
    fc.property(cases, ({ size, picks, teams, seed }) => {
      const all = lesson(size);
      const ids = idsOf(all.filter((_, at) => picks[at]));
      fc.pre(ids.length > 0);
      const played = enoughRounds(all, ids, teams, seed);
      expect(played).toEqual(all.filter((round) => played.includes(round)));
      expect(idsOf(played)).toEqual(expect.arrayContaining(ids));
      expect(played).toHaveLength(Math.max(ids.length, Math.min(teams, size)));
      expect(enoughRounds(all, ids, teams, seed)).toEqual(played);
    }),
  );
});
