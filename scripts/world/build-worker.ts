import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { buildLessonDrawing } from '../build-lesson-drawing.ts';
import { buildMailWordings } from '../build-mail-wordings.ts';
import { bin, run } from '../testing/step.ts';
import { buildDriver } from './build-driver.ts';
import { root } from './settings.ts';

const BundleMeta = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) }),
  ),
});

export interface BuiltWorker {
  name: string;
  /** The folder that contains only the Worker's modules, as they would be uploaded. */
  folder: string;
  /** The source files in the bundle, with the number of bytes from each. */
  sources: [file: string, bytes: number][];
}

/**
 * Builds a Worker into its own folder below `folder`, as a deployment does, unless it is already built there.
 */
export async function buildWorker(
  folder: string,
  { name, path }: { name: string; path: string },
): Promise<BuiltWorker> {
  await buildLessonDrawing();
  // The gateway serves the site from this folder, which must exist even if the site is not built.
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  const outdir = join(folder, name);
  const metafile = join(folder, `${name}.json`);
  const options = ['--dry-run', '--minify', '--outdir', outdir, '--metafile', metafile];
  const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'none' };
  const isThere = existsSync(metafile);
  await buildDriver();
  await buildMailWordings();
  if (
    !isThere &&
    (await run(bin('wrangler'), ['deploy', '-c', path, ...options], environment)) !== 0
  ) {
    throw new Error(`${path} did not build.`);
  }
  for (const file of readdirSync(outdir)) {
    if (/\.map$|^README\.md$/.test(file)) rmSync(join(outdir, file));
  }
  const meta = BundleMeta.parse(JSON.parse(readFileSync(metafile, 'utf8')));
  const sources = Object.values(meta.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).map(([file, { bytesInOutput }]): [string, number] => [
      file,
      bytesInOutput,
    ]),
  );
  return { name, folder: outdir, sources };
}
