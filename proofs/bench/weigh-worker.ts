import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuiltWorker, buildWorker } from '#scripts/world/build-worker.ts';
import type { WorkerConfig } from '#scripts/world/worker-configs.ts';

/**
 * Packages that matter for bundle size, and the Workers that may contain them; `null` allows every Worker.
 */
const heavy: Record<string, readonly string[] | null> = {
  openai: ['lexiloom-ai-jobs'],
  stripe: ['lexiloom-billing', 'lexiloom-removals', 'lexiloom-stripe-webhook'],
  zod: null,
  // Bundled as soon as one file of a Worker imports `zod` instead of `zod/mini`; this adds 12 KB gzip.
  'zod/v4/classic': [],
  // Only its part in `dist/driver` may be bundled (decision 0226); the whole adds 30 KB gzip.
  '@neondatabase/serverless': [],
  'drizzle-orm': null,
};

export interface Weighed extends BuiltWorker {
  kilobytes: number;
  /** Bytes in the bundle, by heavy package. */
  packages: Record<string, number>;
  /** Heavy packages that this Worker contains but is not allowed to. */
  strangers: string[];
}

/** Builds a Worker in a folder under `folder`, in the same way as for deployment, and measures its size. */
export async function weighWorker(folder: string, config: WorkerConfig): Promise<Weighed> {
  const built = await buildWorker(folder, config);
  const bytes = readdirSync(built.folder).map(
    (file) => gzipSync(readFileSync(join(built.folder, file))).length,
  );
  const packages = Object.fromEntries(
    Object.keys(heavy).map((name) => [name, bytesOf(built.sources, `node_modules/${name}`)]),
  );
  const strangers = Object.entries(heavy).flatMap(([of, allowed]) =>
    allowed && !allowed.includes(built.name) && packages[of] ? [of] : [],
  );
  return {
    ...built,
    kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024,
    packages,
    strangers,
  };
}

const bytesOf = (sources: BuiltWorker['sources'], path: string): number =>
  sources.filter(([file]) => file.includes(path)).reduce((sum, [, bytes]) => sum + bytes, 0);
