import { expect, test } from 'vitest';
import { recordingPartBytes } from '#contracts/content/recording.ts';
import { HttpError } from '#ui/http-error.ts';
import { uploadRecording } from './upload-recording.ts';

/**
 * A stand-in for the server that stores uploaded parts. It answers the next parts with the status codes in
 * `faults`.
 */
function playServer(faults: number[] = []) {
  const said: string[] = [];
  const sizes: number[] = [];
  const http = {
    async post<T>(path: string, json?: unknown) {
      said.push(`POST ${path} ${JSON.stringify(json)}`);
      return { key: 'k', uploadId: 'u/1' } as T;
    },
    async remove<T>(path: string) {
      said.push(`DELETE ${path}`);
      return undefined as T;
    },
    async send(method: string, path: string, options?: { raw?: BodyInit }) {
      const fault = faults.shift();
      said.push(`${method} ${path}${fault === undefined ? '' : ` ${fault}`}`);
      if (fault !== undefined) throw new HttpError(fault, null);
      sizes.push(options?.raw instanceof Blob ? options.raw.size : 0);
      return Response.json({ etag: `e${sizes.length}` });
    },
  };
  return { said, sizes, http };
}

function upload(server: ReturnType<typeof playServer>, size: number) {
  const shares: number[] = [];
  const waits: number[] = [];
  const key = uploadRecording(new Blob([new Uint8Array(size)]), 'video/mp4', {
    http: server.http,
    onProgress: (share) => shares.push(share),
    signal: new AbortController().signal,
    wait: async (ms) => void waits.push(ms),
  });
  return { key, shares, waits };
}

test('uploads a film in parts, in order, and completes the upload', async () => {
  const server = playServer();
  const { key, shares } = upload(server, 2 * recordingPartBytes + 5);
  expect(await key).toBe('k');
  expect(server.sizes).toEqual([recordingPartBytes, recordingPartBytes, 5]);
  expect(server.said).toEqual([
    `POST /v1/media/recordings ${JSON.stringify({ type: 'video/mp4', bytes: 2 * recordingPartBytes + 5 })}`,
    'PUT /v1/media/recordings/k/parts/1?upload=u%2F1',
    'PUT /v1/media/recordings/k/parts/2?upload=u%2F1',
    'PUT /v1/media/recordings/k/parts/3?upload=u%2F1',
    'POST /v1/media/recordings/k {"uploadId":"u/1","etags":["e1","e2","e3"]}',
  ]);
  expect(shares.at(-1)).toBe(1);
});

test('retries after a failure, with a longer delay each time', async () => {
  const server = playServer([0, 503]);
  const { key, waits } = upload(server, 9);
  expect(await key).toBe('k');
  expect(waits).toEqual([2_000, 4_000]);
});

test.each([
  ['repeated connection failures', [0, 0, 0, 0], 4],
  ['a rejected file', [400], 1],
])('aborts and deletes the upload after %s', async (_, faults, sent) => {
  const server = playServer(faults);
  await expect(upload(server, 9).key).rejects.toBeInstanceOf(HttpError);
  expect(server.said.filter((line) => line.startsWith('PUT'))).toHaveLength(sent);
  expect(server.said.at(-1)).toBe('DELETE /v1/media/recordings/k?upload=u%2F1');
});
