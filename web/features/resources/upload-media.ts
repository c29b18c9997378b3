import { http } from '#web/app/http/http.ts';

export interface StoredMedia {
  key: string;
  /** Milliseconds, where the server could tell. */
  ms?: number;
}

/** Stores a recording or an uploaded file. */
export async function uploadMedia(kind: 'audio' | 'image', file: Blob): Promise<StoredMedia> {
  const response = await http.send('POST', `/v1/media?kind=${kind}`, {
    raw: file,
    headers: { 'content-type': file.type || 'audio/mpeg' },
  });
  return response.json();
}

/** Where a stored file is heard or seen. */
export function mediaAddress(key: string): string {
  return http.address(`/v1/media/${encodeURIComponent(key)}`);
}
