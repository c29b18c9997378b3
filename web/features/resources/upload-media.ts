import { http } from '#web/app/http/http.ts';

export interface StoredMedia {
  key: string;
  /** Duration in milliseconds, if the server could determine it. */
  ms?: number;
}

/** Uploads a recording or a file. */
export async function uploadMedia(kind: 'audio' | 'image', file: Blob): Promise<StoredMedia> {
  const response = await http.send('POST', `/v1/media?kind=${kind}`, {
    raw: file,
    headers: { 'content-type': file.type || 'audio/mpeg' },
  });
  return response.json();
}

/** The URL of a stored media file. */
export function mediaAddress(key: string): string {
  return http.address(`/v1/media/${encodeURIComponent(key)}`);
}
