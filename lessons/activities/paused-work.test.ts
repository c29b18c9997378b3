import { expect, test } from 'vitest';
import { type WorkByLesson, workOn } from './paused-work.ts';

const begin = () => {
  const works: WorkByLesson<string> = new Map();
  const work = workOn(works, 'lesson', 'board');
  work.left = 'three pairs found';
  return { works, work };
};

test('resumes work in the state in which it was left', () => {
  const { works, work } = begin();
  expect(workOn(works, 'lesson', 'board')).toBe(work);
  expect(workOn(works, 'lesson', 'board').left).toBe('three pairs found');
});

test('starts new work on a different board and after the old work is discarded', () => {
  const { works, work } = begin();
  const other = workOn(works, 'lesson', 'other board');
  expect(other.left).toBeUndefined();
  expect(workOn(works, 'lesson', 'board').left).toBeUndefined();
  works.delete('lesson');
  const anew = workOn(works, 'lesson', 'board');
  expect(new Set([work.id, other.id, anew.id]).size).toBe(3);
});

test('keeps work per lesson and ignores late writes to discarded work', () => {
  const { works, work } = begin();
  expect(workOn(works, 'other lesson', 'board').left).toBeUndefined();
  works.delete('lesson');
  const anew = workOn(works, 'lesson', 'board');
  work.left = 'left late';
  expect(anew.left).toBeUndefined();
});
