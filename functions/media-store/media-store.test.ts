import { expect, test } from 'vitest';
import { StorageUnavailable, withStorageTimeout } from './media-store.ts';

const gone = new Error('The specified multipart upload does not exist. (10024)');

test('returns the store’s response', async () => {
  expect(await withStorageTimeout(Promise.resolve('etag'))).toBe('etag');
});

test('throws StorageUnavailable with the store’s error as its cause', async () => {
  const refused = withStorageTimeout(Promise.reject(new Error('internal error (10001)')));
  await expect(refused).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(refused).rejects.toMatchObject({ cause: { message: 'internal error (10001)' } });
});

test('throws StorageUnavailable when the store does not respond in time', async () => {
  const silent = withStorageTimeout(new Promise(() => {}), undefined, 20);
  await expect(silent).rejects.toBeInstanceOf(StorageUnavailable);
});

test('rethrows an expected error unchanged', async () => {
  await expect(withStorageTimeout(Promise.reject(gone), (error) => error === gone)).rejects.toBe(
    gone,
  );
});
