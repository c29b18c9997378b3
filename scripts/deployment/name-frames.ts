import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from '../world/settings.ts';

/** A stack frame in a deployed bundle, such as `at a (index.js:1:2345)`. */
const frame = /(?:[\w.:/-]*\/)?index\.js:(\d+):(\d+)/g;

/**
 * Replaces positions in a bundle by positions in our files: `index.js:1:2345` by
 * `functions/accounts/sign-in.ts:72:11`. A position that the source map does not contain is unchanged. The
 * map's sources are relative to `folder`.
 */
export function nameFrames(text: string, payload: SourceMapPayload, folder: string): string {
  const map = new SourceMap(payload);
  return text.replace(frame, (written: string, line: string, column: string) => {
    // V8 counts lines and columns from one, the source map from zero.
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found) || !found.originalSource) return written;
    const path = resolve(folder, payload.sourceRoot ?? '', found.originalSource);
    const ours = path.startsWith(root) ? path.slice(root.length) : path;
    return `${ours}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/**
 * The folder with the source maps of deployed versions, by Worker and version. It is never committed. It is
 * not in `.data`, which developers delete to reset the local environment.
 */
export const mapsFolder = join(root, 'deployments/source-maps');

const mapPath = (worker: string, version: string) => join(mapsFolder, worker, `${version}.json.gz`);

/** Stores the source map of an uploaded version, with the folder that its sources are relative to. */
export function keepSourceMap(worker: string, version: string, buildFolder: string): void {
  const file = join(buildFolder, 'index.js.map');
  if (!existsSync(file)) return;
  mkdirSync(join(mapsFolder, worker), { recursive: true });
  const kept = { folder: buildFolder, map: JSON.parse(readFileSync(file, 'utf8')) };
  writeFileSync(mapPath(worker, version), gzipSync(JSON.stringify(kept)));
}

/** The stored source map of a version, or null if it was deployed from another computer. */
export function readSourceMap(
  worker: string,
  version: string,
): { folder: string; map: SourceMapPayload } | null {
  try {
    return JSON.parse(gunzipSync(readFileSync(mapPath(worker, version))).toString('utf8'));
  } catch {
    return null;
  }
}
