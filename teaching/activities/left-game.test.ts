import { expect, test } from 'vitest';
import { gameOn, type LeftGames } from './left-game.ts';

const begin = () => {
  const games: LeftGames<string> = new Map();
  const game = gameOn(games, 'lesson', 'board');
  game.left = 'three pairs found';
  return { games, game };
};

test('a game is found as it was left', () => {
  const { games, game } = begin();
  expect(gameOn(games, 'lesson', 'board')).toBe(game);
  expect(gameOn(games, 'lesson', 'board').left).toBe('three pairs found');
});

test('on another board, and after the last was put away, a new one begins', () => {
  const { games, game } = begin();
  const other = gameOn(games, 'lesson', 'other board');
  expect(other.left).toBeUndefined();
  expect(gameOn(games, 'lesson', 'board').left).toBeUndefined();
  games.delete('lesson');
  const anew = gameOn(games, 'lesson', 'board');
  expect(new Set([game.id, other.id, anew.id]).size).toBe(3);
});

test('each lesson has its own, and what an old board leaves late is nobody else’s', () => {
  const { games, game } = begin();
  expect(gameOn(games, 'other lesson', 'board').left).toBeUndefined();
  games.delete('lesson');
  const anew = gameOn(games, 'lesson', 'board');
  game.left = 'left late';
  expect(anew.left).toBeUndefined();
});
