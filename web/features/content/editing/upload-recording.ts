import {
  type RecordingType,
  type RecordingUpload,
  recordingPartBytes,
} from '#contracts/content/recording.ts';
import { HttpError } from '#ui/http-error.ts';
import type { Http } from '#web/app/http/http.ts';

interface UploadOptions {
  http: Pick<Http, 'post' | 'remove' | 'send'>;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; the parts sent are discarded. */
  signal: AbortSignal;
  /** The delay before a part is retried; tests pass a fake. */
  wait: (ms: number) => Promise<void>;
}

/** Maximum attempts per part: the upload of a film should survive a short network failure. */
const tries = 4;

/**
 * Uploads a recording in parts, one after the other, and returns its key. A failed part is retried with
 * increasing delays; errors that a retry cannot fix (a wrong file, an expired session) are thrown at once.
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
    // Abort, because R2 would otherwise keep the uploaded parts for a week.
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
