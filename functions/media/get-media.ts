import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { type ByteRange, withStorageTimeout } from '#functions/media-store/media-store.ts';
import type { MediaEnv } from './routes.ts';

const Params = z.object({ key: z.string().check(z.maxLength(200)) });

/** Content types of files that are served for display. A file with any other type is served as a download. */
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
 * How long Cloudflare may cache a file at its edge (decision 0155). A deleted file must not be served longer
 * than this, so a copy is revalidated daily; `must-revalidate` forbids serving stale copies.
 */
const edgeCache = 'public, max-age=86400, must-revalidate';

/**
 * `GET /v1/media/:key`: a stored file, whole or in ranges, with one round trip to the store. The key is an
 * unguessable hash, so any caller who has it may get the file. The content of a key never changes, so
 * browsers cache it forever. Cloudflare's edge requests the whole file, caches it, and serves ranges from its
 * copy.
 */
export const getMedia = operation<MediaEnv, z.infer<typeof Params>>(
  { may: 'anyone', params: Params },
  async ({ params: { key }, env, request }) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw notFound('This file was not found.');
    const etag = `"${key}"`;
    const headers = new Headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'cloudflare-cdn-cache-control': edgeCache,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Any caller with the key may get the file. The PDF renderer also needs this, because it shows pictures
      // on a page without an origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (sameTag(request.headers.get('if-none-match'), etag)) {
      // Cloudflare's edge revalidates its copy with this request. If the file was deleted, return 404 instead
      // of 304.
      if (!(await withStorageTimeout(env.MEDIA.head(key))))
        throw notFound('This file was not found.');
      return new Response(null, { status: 304, headers });
    }
    const ifRange = request.headers.get('if-range');
    const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
    const range = parseRange(asked);
    const stored = await withStorageTimeout(
      range ? env.MEDIA.get(key, { range }) : env.MEDIA.get(key),
      isUnsatisfiable,
    ).catch((error: unknown) => {
      if (isUnsatisfiable(error)) return 'unsatisfiable' as const;
      throw error;
    });
    if (stored === 'unsatisfiable') return unsatisfiable(env, key, headers);
    if (!stored) throw notFound('This file was not found.');
    const type = stored.httpMetadata?.contentType ?? '';
    headers.set('content-type', playable.has(type) ? type : 'application/octet-stream');
    headers.set('content-disposition', playable.has(type) ? 'inline' : 'attachment');
    const { first, last } = boundsOf(range, stored.size);
    headers.set('content-length', String(last - first + 1));
    if (!range) return new Response(stored.body, { headers });
    headers.set('content-range', `bytes ${first}-${last}/${stored.size}`);
    return new Response(stored.body, { status: 206, headers });
  },
);

/** True for the R2 error (10039) that reports a range outside the file. */
const isUnsatisfiable = (error: unknown): boolean =>
  error instanceof Error && /10039|not satisfiable/i.test(error.message);

/** Returns the 416 response. It includes the file's length, which costs a second round trip. */
async function unsatisfiable(
  { MEDIA }: MediaEnv,
  key: string,
  headers: Headers,
): Promise<Response> {
  const file = await withStorageTimeout(MEDIA.head(key));
  if (!file) throw notFound('This file was not found.');
  headers.set('content-range', `bytes */${file.size}`);
  headers.set('cache-control', 'no-store');
  headers.delete('cloudflare-cdn-cache-control');
  return new Response(null, { status: 416, headers });
}

function sameTag(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/**
 * Parses a `Range` header with a single range (RFC 9110, 14.2). Null if there is no header or its form is not
 * supported; the whole file is then sent.
 */
function parseRange(header: string | null): ByteRange | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') return { suffix: Number(last) };
  if (last === '') return { offset: Number(first) };
  const length = Number(last) - Number(first) + 1;
  return length < 1 ? null : { offset: Number(first), length };
}

/**
 * Returns the first and the last byte of a range in a file of `size` bytes. The store has already accepted
 * the range.
 */
function boundsOf(range: ByteRange | null, size: number): { first: number; last: number } {
  if (!range) return { first: 0, last: size - 1 };
  if ('suffix' in range) return { first: Math.max(0, size - range.suffix), last: size - 1 };
  const end = range.length === undefined ? size : range.offset + range.length;
  return { first: range.offset, last: Math.min(end, size) - 1 };
}
