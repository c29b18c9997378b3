import { beforeEach, expect, test } from 'vitest';
import { usePendingToasts } from '#ui/toast.ts';
import { homeworkCall } from './homework-call.ts';

beforeEach(() => usePendingToasts.setState({ pending: [] }));

test('answers what the call answers, and says nothing', async () => {
  await expect(homeworkCall(async () => 7)).resolves.toBe(7);
  expect(usePendingToasts.getState().pending).toEqual([]);
});

test('shows the message of a failure as an error toast and throws it on', async () => {
  const failure = new Error('No homework result found for the specified class and homework ID.');
  await expect(homeworkCall(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(usePendingToasts.getState().pending).toEqual([
    { type: 'error', message: failure.message },
  ]);
});
