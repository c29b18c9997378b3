import { expect, test, vi } from 'vitest';
import { openAnswerStore } from './answer-store.ts';

test('does not fail in a browser that forbids its database', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new Error(
        'A mutation operation was attempted on a database that did not allow mutations.',
      );
    },
  });
  await expect(openAnswerStore()).resolves.toBeUndefined();
});
