import * as z from 'zod';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { withStorageTimeout } from '#functions/media-store/with-storage-timeout.ts';
import type { MediaEnv } from './env.ts';

const Params = z.object({ key: z.string().max(200) });

/** Only what we store ourselves is ever served under its own type. */
const playable = new Set([
  'audio/mpeg',
  'audio/mp4',
  'audio/webm',
  'audio/ogg',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  // Recordings of webinars.
  'video/mp4',
  'video/webm',
]);

/**
 * `GET /v1/media/:key`: a stored file, whole or in ranges. The key is a hash that cannot be guessed, so
 * whoever holds it may have the file; what is under a key never changes, so it is cached for good.
 */
export const getMedia = operation<MediaEnv, z.infer<typeof Params>>(
  { may: 'anyone', params: Params },
  async ({ params: { key }, env, request }) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw notFound('This file');
    const etag = `"${key}"`;
    const headers = new Headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    });
    if (sameTag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    const file = await withStorageTimeout(env.MEDIA.head(key));
    if (!file) throw notFound('This file');
    const type = file.httpMetadata?.contentType ?? '';
    headers.set('content-type', playable.has(type) ? type : 'application/octet-stream');
    headers.set('content-disposition', playable.has(type) ? 'inline' : 'attachment');

    const ifRange = request.headers.get('if-range');
    const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
    const range = parseRange(asked, file.size);
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${file.size}`);
      headers.set('cache-control', 'no-store');
      return new Response(null, { status: 416, headers });
    }
    const stored = await withStorageTimeout(
      range ? env.MEDIA.get(key, { range }) : env.MEDIA.get(key),
    );
    if (!stored) throw notFound('This file');
    headers.set('content-length', String(range ? range.length : file.size));
    if (!range) return new Response(stored.body, { headers });
    const end = range.offset + range.length - 1;
    headers.set('content-range', `bytes ${range.offset}-${end}/${file.size}`);
    return new Response(stored.body, { status: 206, headers });
  },
);

function sameTag(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Bytes to send: `offset` from the start, `length` of them. */
interface Range {
  offset: number;
  length: number;
}

/**
 * Reads a `Range` header of one range (RFC 9110, 14.2). Null: send the whole file, because there is no
 * header or one that we need not understand. `unsatisfiable`: nothing of it is in the file.
 */
function parseRange(header: string | null, size: number): Range | null | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length };
  }
  const offset = Number(first);
  if (offset >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < offset ? null : { offset, length: end - offset + 1 };
}
