import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { maxTeams, passTurn, startPlay } from './play.ts';
import { enoughRounds, fullTurns, retainIds } from './rounds.ts';

const lesson = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `v${at}` }));
const idsOf = (rounds: readonly { id: string }[]) => rounds.map(({ id }) => id);

test('adds one word of the lesson if five words are selected and there are six teams', () => {
  const ids = ['v1', 'v3', 'v4', 'v7', 'v9'];
  const played = idsOf(enoughRounds(lesson(12), ids, 6, 1));
  expect(played).toHaveLength(6);
  expect(new Set(played).size).toBe(6);
  expect(played).toEqual(expect.arrayContaining(ids));
});

test('uses every word of the lesson if the lesson has fewer words than teams', () => {
  expect(idsOf(enoughRounds(lesson(3), ['v1', 'v2'], 6, 1))).toEqual(['v0', 'v1', 'v2']);
});

test('returns no words if all chosen words were removed from the lesson', () => {
  expect(enoughRounds(lesson(8), ['v90', 'v91'], 4, 1)).toEqual([]);
});

test('keeps the whole selection in lesson order and adds only as many words as needed', () => {
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

const rounds = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  [8, 1, 8],
  [8, 2, 8],
  [8, 3, 6],
  [8, 5, 5],
  [8, 6, 6],
  [4, 4, 4],
  // Every team plays at least one round.
  [3, 6, 6],
  [4, 6, 6],
  [0, 3, 0],
])('for %i rounds and %i teams, returns %i rounds', (count, teams, played) => {
  expect(fullTurns(rounds(count), teams, 1)).toHaveLength(played);
});

test('repeats the rounds if there are fewer rounds than teams', () => {
  expect(fullTurns(['a', 'b'], 5, 1)).toEqual(['a', 'b', 'a', 'b', 'a']);
});

const counts = fc.integer({ min: 1, max: 40 });
const teamCounts = fc.integer({ min: 1, max: maxTeams });
const seeds = fc.integer({ min: 0, max: 0xffffffff });

test('assigns each team the same number of turns, as many as the rounds allow', () => {
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
      // There were too few rounds for every team to play one more.
      expect(played.length + teams).toBeGreaterThan(count);
    }),
  );
});

test('keeps the order, repeats no round, and omits the same rounds whenever the seed is the same', () => {
  fc.assert(
    fc.property(counts, teamCounts, seeds, (count, teams, seed) => {
      fc.pre(count >= teams);
      const played = fullTurns(rounds(count), teams, seed);
      expect(played).toEqual([...new Set(played)].sort((one, other) => one - other));
      expect(fullTurns(rounds(count), teams, seed)).toEqual(played);
    }),
  );
});

test('drops sentence and chunk ids that are no longer in the text, and keeps vocabulary ids', () => {
  const { text } = exampleMaterials.french;
  const ids = ['s1', 's1.c0', 's2.c1', 's99', 's2.c77', 'v3', 'line-2'];
  expect(retainIds(ids, text)).toEqual(['s1', 's1.c0', 's2.c1', 'v3', 'line-2']);
  expect(retainIds(ids, { ...text, sentences: [] })).toEqual(['v3', 'line-2']);
});
