import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  miss,
  nameOfTeam,
  type Play,
  passTurn,
  rename,
  score,
  standings,
  startPlay,
  winners,
} from './play.ts';

const points = (play: Play) => play.teams.map((team) => team.points);

describe('a game on one screen', () => {
  test('starts without a winner and allows one to six teams', () => {
    expect(points(startPlay(['A', 'B']))).toEqual([0, 0]);
    expect(startPlay([]).teams).toHaveLength(1);
    expect(startPlay(Array(9).fill('x')).teams).toHaveLength(6);
    expect(winners(startPlay(['A', 'B']))).toEqual([]);
  });

  test('adds the points to the current team', () => {
    const play = score(passTurn(score(startPlay(['A', 'B', 'C']))), 4);
    expect(points(play)).toEqual([10, 4, 0]);
    expect(play.gained).toBe(4);
    expect(passTurn(passTurn(play)).turn).toBe(0);
  });

  test('adds five bonus points to each right answer from the third in a row', () => {
    let play = startPlay(['A']);
    const gains = [1, 2, 3, 4].map(() => {
      play = score(play);
      return play.gained;
    });
    expect(gains).toEqual([10, 10, 15, 15]);
    expect(play.teams[0]).toMatchObject({ points: 50, streak: 4, best: 4 });
    expect(score(miss(play)).teams[0]).toMatchObject({ points: 60, streak: 1, best: 4 });
  });

  test('adds no bonus for an answer that is worth no points, even in a streak', () => {
    const play = score(score(score(startPlay(['A']))), 0);
    expect(play.gained).toBe(0);
  });

  test.each([
    [[10, 30, 20], ['B'], [1, 2, 3]],
    [
      [20, 10, 20],
      ['A', 'C'],
      [1, 1, 3],
    ],
    [[0, 0, 0], [], [1, 1, 1]],
  ])('for the points %j, returns the winners %j and the ranks %j', (given, best, places) => {
    const start = startPlay(['A', 'B', 'C']);
    const play = {
      ...start,
      teams: start.teams.map((t, at) => ({ ...t, points: given[at] ?? 0 })),
    };
    expect(winners(play).map(({ name }) => name)).toEqual(best);
    expect(standings(play).map(({ place }) => place)).toEqual(places);
  });

  test('renames teams during the game, and shows the team’s number if its name is empty', () => {
    const play = rename(score(startPlay(['', ''])), ['', 'Lions']);
    expect([nameOfTeam(play, 0), nameOfTeam(play, 1)]).toEqual(['Team 1', 'Lions']);
    expect(points(play)).toEqual([10, 0]);
    expect(nameOfTeam(startPlay(['']), 0)).toBe('Class');
  });

  test('never deducts points, and always has a valid current team', () => {
    const steps = fc.array(fc.constantFrom('score', 'miss', 'pass'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), steps, (count, moves) => {
        let play = startPlay(Array(count).fill(''));
        for (const move of moves) {
          const before = points(play);
          play = move === 'score' ? score(play) : move === 'miss' ? miss(play) : passTurn(play);
          const lost = points(play).some((now, at) => now < (before[at] ?? 0));
          expect(lost).toBe(false);
          expect(play.teams[play.turn]).toBeDefined();
        }
        expect(standings(play)).toHaveLength(count);
      }),
    );
  });
});
