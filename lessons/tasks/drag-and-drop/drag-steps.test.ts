import { expect, test } from 'vitest';
import type { TaskBlock } from '../task-content.ts';
import { dragSteps } from './drag-steps.ts';

const native = (text: string): TaskBlock => ({
  language: 'en',
  pieces: [{ kind: 'words', text }],
});
const row = (...ids: string[]): TaskBlock => ({
  language: 'fr',
  pieces: ids.map((id) => ({ kind: 'slot', id })),
});
const tile = (id: string) => ({ id, text: id, language: 'fr' });

test('turns one bank into one step, with its slots in reading order', () => {
  const task = {
    blocks: [row('b'), row('a')],
    slots: ['a', 'b'],
    tiles: [tile('t1'), tile('t2')],
    groups: [],
  };
  expect(dragSteps(task)).toEqual([{ blocks: task.blocks, slots: ['b', 'a'], tiles: task.tiles }]);
});

test('turns each sentence into a step with its meaning and its own tiles', () => {
  const blocks = [native('I am'), row('a', 'b'), native('You are'), row('c')];
  const steps = dragSteps({
    blocks,
    slots: ['a', 'b', 'c'],
    tiles: [tile('t1'), tile('t2'), tile('t3')],
    groups: [
      { id: 'g1', slots: ['a', 'b'], tiles: ['t1', 't3'] },
      { id: 'g2', slots: ['c'], tiles: ['t2'] },
    ],
  });
  expect(steps).toEqual([
    { blocks: blocks.slice(0, 2), slots: ['a', 'b'], tiles: [tile('t1'), tile('t3')] },
    { blocks: blocks.slice(2), slots: ['c'], tiles: [tile('t2')] },
  ]);
});
