import { expect, test, vi } from 'vitest';
import { HttpError } from '#ui/http-error.ts';
import { type LoadDependencies, loadHomework } from './load-homework.ts';

/** A device with a stored response and a server; `slow()` runs what waits for the slow server. */
function device(stored: unknown, fetch: LoadDependencies['fetch']) {
  const shown: unknown[] = [];
  const write = vi.fn(async (_response: unknown) => {});
  let slow = () => {};
  const loading = loadHomework(
    {
      fetch,
      write,
      read: async () => stored,
      after: (_, work) => {
        slow = work;
      },
    },
    (response) => shown.push(response),
  );
  return { shown, write, loading, slow: () => slow() };
}

test('shows the server’s response and stores it', async () => {
  const { shown, write, loading } = device('old', async () => 'new');
  await loading;
  expect(shown).toEqual(['new']);
  expect(write).toHaveBeenCalledWith('new');
});

test.each([0, 500, 503])('shows the stored response if the status is %i', async (status) => {
  const { shown, write, loading } = device('old', () => Promise.reject(new HttpError(status, {})));
  await loading;
  expect(shown).toEqual(['old']);
  expect(write).not.toHaveBeenCalled();
});

test('rejects without a connection and without a stored response', async () => {
  const { shown, loading } = device(undefined, () => Promise.reject(new HttpError(0, null)));
  await expect(loading).rejects.toMatchObject({ status: 0 });
  expect(shown).toEqual([]);
});

test('does not show the stored response of withdrawn homework', async () => {
  const { shown, loading } = device('old', () => Promise.reject(new HttpError(404, {})));
  await expect(loading).rejects.toMatchObject({ status: 404 });
  expect(shown).toEqual([]);
});

test('shows the stored response while the server is slow, and then the new one', async () => {
  let answer = (_response: string) => {};
  const { shown, loading, slow } = device(
    'old',
    () => new Promise((resolve) => (answer = resolve)),
  );
  slow();
  await vi.waitFor(() => expect(shown).toEqual(['old']));
  answer('new');
  await loading;
  expect(shown).toEqual(['old', 'new']);
});

test('does not show the stored response after the server’s response', async () => {
  const { shown, loading, slow } = device('old', async () => 'new');
  await loading;
  slow();
  await Promise.resolve();
  expect(shown).toEqual(['new']);
});
