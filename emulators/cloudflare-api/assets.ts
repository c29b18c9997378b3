import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Handler, ok, refuse } from './exchange.ts';

const Manifest = z.object({
  manifest: z.record(z.string(), z.object({ hash: z.string(), size: z.number() })),
});

/**
 * Limits for static files: https://developers.cloudflare.com/workers/platform/limits/#static-assets (November
 * 2026).
 */
const [maxFiles, maxFileBytes] = [100_000, 25 * 1024 * 1024];
const filesInBucket = 50;

/**
 * Starts an upload of static files. Returns a token for the upload and, in batches, the hashes of the files
 * that are new.
 */
export const startAssetUpload: Handler = ({ account, json }) => {
  const { manifest } = Manifest.parse(json);
  const files = Object.values(manifest);
  if (files.length > maxFiles || files.some(({ size }) => size > maxFileBytes)) {
    return refuse(413, 100_317, 'The static files are too many, or one is too large.');
  }
  const missing = new Set(files.map(({ hash }) => hash).filter((hash) => !account.files.has(hash)));
  const jwt = randomUUID();
  const paths = Object.keys(manifest);
  account.uploadSessions.set(jwt, { paths, missing, complete: missing.size === 0 });
  const hashes = [...missing];
  const count = Math.ceil(hashes.length / filesInBucket);
  const buckets = Array.from({ length: count }, (_, at) =>
    hashes.slice(at * filesInBucket, (at + 1) * filesInBucket),
  );
  return ok({ jwt, buckets });
};

/** Accepts a batch of files. After the last batch, returns the token that is needed to upload the Worker. */
export const uploadAssets: Handler = async ({ account, headers, form }) => {
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const session = account.uploadSessions.get(token);
  if (!session || !form) return refuse(401, 10000, 'Authentication error');
  for (const hash of form.keys()) {
    if (!session.missing.delete(hash))
      return refuse(400, 100_316, `File ${hash} was not announced.`);
    account.files.add(hash);
  }
  if (session.missing.size > 0) return ok({}, 202);
  const jwt = randomUUID();
  account.uploadSessions.set(jwt, { ...session, complete: true });
  return ok({ jwt }, 201);
};
