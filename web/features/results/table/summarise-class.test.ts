import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCell, sampleClass, sampleRow } from './class-sample.ts';
import { distribution, medianSeconds, summariseClass } from './summarise-class.ts';

test('counts the tasks of all pupils and weights each task’s mean by its number of hand-ins', () => {
  expect(summariseClass(sampleClass)).toEqual({
    handedIn: 3,
    tasks: 6,
    passed: 2,
    meanScore: (65 * 2 + 84) / 3,
    toRead: 0,
  });
});

test('returns no mean if no pupil has started', () => {
  const tasks = sampleClass.tasks.map((task) => ({ ...task, handedIn: 0, meanScore: null }));
  expect(summariseClass({ ...sampleClass, tasks }).meanScore).toBeNull();
});

test.each([
  [[], null],
  [[100], 100],
  [[300, 100], 200],
  [[900, 100, 300], 300],
])('returns the median of %j seconds as %s', (times, median) => {
  const rows = times.map((seconds) => sampleRow('A', [sampleCell(1, 50, { seconds })], 50));
  expect(medianSeconds(rows)).toBe(median);
});

test('excludes pupils who have not started from the median time', () => {
  expect(medianSeconds([...sampleClass.rows, sampleRow('D', [], null)])).toBe((420 + 120) / 2);
});

test('counts each pupil once, either in a band or as having no result', () => {
  const score = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(fc.array(score), fc.integer({ min: 1, max: 100 }), (scores, passMark) => {
      const rows = scores.map((one) => sampleRow('A', [], one));
      const { bands, none } = distribution(rows, passMark);
      expect(bands.reduce((total, { pupils }) => total + pupils, none)).toBe(scores.length);
    }),
  );
});

test('counts a full score in the last band, and flags the bands that reach the pass mark as passed', () => {
  const { bands } = distribution([sampleRow('A', [], 100)], 60);
  expect(bands[9]?.pupils).toBe(1);
  expect(bands.filter(({ passed }) => passed).map(({ from }) => from)).toEqual([60, 70, 80, 90]);
});
