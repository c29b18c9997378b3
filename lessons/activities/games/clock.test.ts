import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed, pauseClock, remaining, startClock, stoppedClock } from './clock.ts';

test('counts only while the clock is running', () => {
  const running = startClock(stoppedClock, 1000);
  expect(elapsed(running, 4000)).toBe(3000);
  const paused = pauseClock(running, 5000);
  expect(elapsed(paused, 90_000)).toBe(4000);
  expect(elapsed(startClock(paused, 100_000), 101_500)).toBe(5500);
  expect(remaining(paused, 10_000, 0)).toBe(6000);
  expect(remaining(paused, 3000, 0)).toBe(0);
});

test('ignores a second start or pause', () => {
  const running = startClock(stoppedClock, 1000);
  expect(startClock(running, 3000)).toBe(running);
  const paused = pauseClock(running, 2000);
  expect(pauseClock(paused, 9000)).toBe(paused);
});

test('adds up the time of all stretches in which the clock was running', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 })), (stretches) => {
      let clock = stoppedClock;
      let now = 0;
      let ran = 0;
      stretches.forEach((stretch, at) => {
        clock = at % 2 === 0 ? startClock(clock, now) : pauseClock(clock, now);
        now += stretch;
        if (at % 2 === 0) ran += stretch;
      });
      expect(elapsed(clock, now)).toBe(ran);
    }),
  );
});
