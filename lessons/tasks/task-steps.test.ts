import { expect, test } from 'vitest';
import type { TaskBlock, TaskPiece } from './task-content.ts';
import { lettersIn, slotsOf, taskSteps } from './task-steps.ts';

const text: TaskPiece = { kind: 'words', text: 'Je vais au ' };
const slot = (id: string): TaskPiece => ({ kind: 'slot', id });
const block = (pieces: TaskPiece[], number?: number): TaskBlock => ({
  language: 'fr',
  pieces,
  ...(number !== undefined && { number }),
});

test('makes each question a step if there is no text', () => {
  const asks = [block([text, slot('a')], 1), block([text, slot('b')], 2)];
  expect(taskSteps(asks)).toEqual({ reading: [], asks });
});

test('separates the text from the questions below it', () => {
  const blocks = [block([text]), block([text]), block([text, slot('a')], 1)];
  expect(taskSteps(blocks)).toEqual({ reading: blocks.slice(0, 2), asks: blocks.slice(2) });
});

test('separates a numbered text from its questions, too', () => {
  const blocks = [block([text], 1), block([text], 2), block([slot('a')], 1), block([slot('b')], 2)];
  expect(taskSteps(blocks)).toEqual({ reading: blocks.slice(0, 2), asks: blocks.slice(2) });
});

test.each([
  ['a running text with gaps', [block([text, slot('a')]), block([slot('b'), text])]],
  ['numbered sentences if one has no gap', [block([text, slot('a')], 1), block([text], 2)]],
  ['a text with gaps and the questions below it', [block([slot('a')]), block([slot('b')], 1)]],
  ['an empty task', []],
])('does not split %s', (_, blocks) => {
  expect(taskSteps(blocks)).toEqual({ reading: blocks, asks: null });
});

test('returns slots in reading order and counts letters', () => {
  const one = block([slot('b'), text, slot('a')]);
  expect(slotsOf(one)).toEqual(['b', 'a']);
  expect(lettersIn([one, one])).toBe(2 * (11 + 16));
});
