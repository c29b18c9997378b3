import { expect, test } from 'vitest';
import type { LoggedCall } from '#emulators/openai/call-log.ts';
import { modelTime, waitingAtOnce } from './model-record.ts';

const call = (arrivedAt: number, headersAt: number, endedAt: number): LoggedCall => ({
  part: 'words',
  arrivedAt,
  headersAt,
  endedAt,
  whole: true,
  promptTokens: 0,
  completionTokens: 0,
  instruction: '',
});

test.each([
  ['no calls', [], 0],
  ['sequential calls, excluding the pause between them', [call(0, 1, 10), call(15, 16, 20)], 15],
  ['overlapping calls, counting the overlap once', [call(0, 1, 10), call(4, 5, 12)], 12],
  ['a call that runs within another call, in any order', [call(2, 3, 5), call(0, 1, 10)], 10],
])('measures the model’s time for %s', (_, calls, ms) => {
  expect(modelTime(calls)).toBe(ms);
});

test('counts a call as waiting from its arrival until its headers are sent', () => {
  expect(waitingAtOnce([])).toBe(0);
  expect(waitingAtOnce([call(0, 5, 9), call(5, 8, 9), call(6, 7, 9)])).toBe(2);
});
