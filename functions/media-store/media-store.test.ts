import { expect, test } from 'vitest';
import { StorageUnavailable, withStorageTimeout } from './media-store.ts';

const gone = new Error('The specified multipart upload does not exist. (10024)');

test('what the store answers comes through', async () => {
  expect(await withStorageTimeout(Promise.resolve('etag'))).toBe('etag');
});

test('a store that refuses is away, with its own words as the cause', async () => {
  const refused = withStorageTimeout(Promise.reject(new Error('internal error (10001)')));
  await expect(refused).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(refused).rejects.toMatchObject({ cause: { message: 'internal error (10001)' } });
});

test('a store that says nothing is away in time', async () => {
  const silent = withStorageTimeout(new Promise(() => {}), undefined, 20);
  await expect(silent).rejects.toBeInstanceOf(StorageUnavailable);
});

test('what says something else is thrown as it is', async () => {
  await expect(withStorageTimeout(Promise.reject(gone), (error) => error === gone)).rejects.toBe(
    gone,
  );
});
