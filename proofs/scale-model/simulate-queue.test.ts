import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lesson, simulateQueue } from './simulate-queue.ts';

const lesson = (at: number, ...work: number[]): Lesson => ({ at, work });

describe('simulateQueue', () => {
  it('causes no wait while a consumer is free', () => {
    const { waits, lessons } = simulateQueue([lesson(0, 3, 5), lesson(1, 2)], {
      consumers: 2,
      batch: 20,
    });
    expect(waits).toEqual([0, 0, 0]);
    expect(lessons).toEqual([5, 2]);
  });

  it('blocks a consumer until the slowest message of its batch is done', () => {
    const { waits } = simulateQueue([lesson(0, 1, 9), lesson(2, 1)], { consumers: 1, batch: 20 });
    expect(waits).toEqual([0, 0, 7]);
  });

  it('takes no more messages than the batch size', () => {
    const { waits, lessons } = simulateQueue([lesson(0, 4, 4, 4)], { consumers: 1, batch: 2 });
    expect(waits).toEqual([0, 0, 4]);
    expect(lessons).toEqual([8]);
  });

  const anyLessons = fc
    .array(
      fc.record({
        at: fc.integer({ min: 0, max: 60 }),
        work: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
      }),
      { maxLength: 40 },
    )
    .map((lessons) => lessons.sort((a, b) => a.at - b.at));
  const anyShape = fc.record({
    consumers: fc.integer({ min: 1, max: 6 }),
    batch: fc.integer({ min: 1, max: 20 }),
  });

  it('processes every message once and ends no lesson before its longest message', () => {
    fc.assert(
      fc.property(anyLessons, anyShape, (lessons, shape) => {
        const told = simulateQueue(lessons, shape);
        expect(told.waits).toHaveLength(lessons.flatMap(({ work }) => work).length);
        expect(Math.min(0, ...told.waits)).toBe(0);
        lessons.forEach(({ work }, at) => {
          expect(told.lessons[at]).toBeGreaterThanOrEqual(Math.max(...work));
        });
      }),
    );
  });

  it('has no waiting time with as many consumers as messages', () => {
    fc.assert(
      fc.property(anyLessons, (lessons) => {
        const messages = lessons.flatMap(({ work }) => work).length;
        const { waits } = simulateQueue(lessons, { consumers: Math.max(1, messages), batch: 20 });
        expect(Math.max(0, ...waits)).toBe(0);
      }),
    );
  });
});
