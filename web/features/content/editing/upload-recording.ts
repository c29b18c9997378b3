import {
  type RecordingType,
  type RecordingUpload,
  recordingPartBytes,
} from '#contracts/content/recording.ts';
import { HttpError } from '#ui/http-error.ts';
import type { Http } from '#web/app/http/http.ts';

interface UploadOptions {
  http: Pick<Http, 'post' | 'remove' | 'send'>;
  /** Told the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Stops the upload; what was sent is thrown away. */
  signal: AbortSignal;
  /** Waits before a part is tried again. */
  wait: (ms: number) => Promise<void>;
}

/** How often a part is sent before the upload is given up: a film should outlive a short break. */
const tries = 4;

/**
 * Sends a recording in parts, one after the other, and answers its key. A part that fails is sent again,
 * later each time; what cannot be mended by that (a wrong file, a lost session) is thrown at once.
 */
export async function uploadRecording(
  file: Blob,
  type: RecordingType,
  { http, onProgress, signal, wait }: UploadOptions,
): Promise<string> {
  const start = { type, bytes: file.size };
  const { key, uploadId } = await http.post<RecordingUpload>('/v1/media/recordings', start);
  const path = `/v1/media/recordings/${key}`;
  const query = `upload=${encodeURIComponent(uploadId)}`;
  try {
    const etags: string[] = [];
    for (let from = 0; from < file.size; from += recordingPartBytes) {
      const raw = file.slice(from, from + recordingPartBytes);
      const address = `${path}/parts/${etags.length + 1}?${query}`;
      etags.push(await sendPart(address, raw));
      onProgress(Math.min(1, (from + raw.size) / file.size));
    }
    await http.post(path, { uploadId, etags }, { signal });
    return key;
  } catch (error) {
    // What R2 has of it would lie there for a week.
    await http.remove(`${path}?${query}`).catch(() => undefined);
    throw error;
  }

  async function sendPart(address: string, raw: Blob): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await http.send('PUT', address, { raw, signal, sendOnce: true });
        const { etag } = (await answer.json()) as { etag: string };
        return etag;
      } catch (error) {
        const mayPass = error instanceof HttpError && (error.status === 0 || error.status >= 500);
        if (!mayPass || attempt === tries || signal.aborted) throw error;
        await wait(1_000 * 2 ** attempt);
      }
    }
  }
}
