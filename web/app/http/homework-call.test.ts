import { beforeEach, expect, test } from 'vitest';
import { usePendingToasts } from '#ui/toast.ts';
import { homeworkCall } from './homework-call.ts';

beforeEach(() => usePendingToasts.setState({ pending: [] }));

test('returns the result of the call and shows no toast', async () => {
  await expect(homeworkCall(async () => 7)).resolves.toBe(7);
  expect(usePendingToasts.getState().pending).toEqual([]);
});

test('shows a failure’s message as an error toast and rethrows it', async () => {
  const failure = new Error('No homework result found for the specified class and homework ID.');
  await expect(homeworkCall(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(usePendingToasts.getState().pending).toEqual([
    { type: 'error', message: failure.message },
  ]);
});
