import { expect, test } from 'vitest';
import { askStore, StoreAway } from './ask-store.ts';

const gone = new Error('The specified multipart upload does not exist. (10024)');

test('what the store answers comes through', async () => {
  expect(await askStore(Promise.resolve('etag'))).toBe('etag');
});

test('a store that refuses is away, with its own words as the cause', async () => {
  const refused = askStore(Promise.reject(new Error('internal error (10001)')));
  await expect(refused).rejects.toBeInstanceOf(StoreAway);
  await expect(refused).rejects.toMatchObject({ cause: { message: 'internal error (10001)' } });
});

test('a store that says nothing is away in time', async () => {
  const silent = askStore(new Promise(() => {}), undefined, 20);
  await expect(silent).rejects.toBeInstanceOf(StoreAway);
});

test('what says something else is thrown as it is', async () => {
  await expect(askStore(Promise.reject(gone), (error) => error === gone)).rejects.toBe(gone);
});
