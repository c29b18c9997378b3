import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildLessonDrawing, lessonDrawing, readDrawnMessages } from './build-lesson-drawing.ts';
import { firstStyle } from './first-style.ts';
import { writeSiteLanguages } from './site-languages.ts';
import { fingerprintOf } from './source-fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'dist/client');
const stamp = join(root, 'dist/site-inputs');
/** The Vite configurations by build name. Each build lists its files in `dist/<name>-manifest.json`. */
const configs = {
  app: 'web/vite.config.ts',
  teach: 'web/teach/vite.config.ts',
  pupil: 'web/pupil/vite.config.ts',
  // Lists the app's files, so it is built after the app.
  front: 'web/front/vite.config.ts',
};
const inputs = [
  'language',
  'contracts',
  'ui',
  'lessons',
  'web',
  'wordings',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build-lesson-drawing.ts',
  'scripts/build-site.ts',
  'scripts/first-style.ts',
  'scripts/site-languages.ts',
];

/**
 * Builds the site for production into `dist/client`, unless no source has changed since the last build.
 * Returns whether it built.
 */
export async function buildSite({ always = false } = {}): Promise<boolean> {
  await buildLessonDrawing();
  const fingerprint = fingerprintOf(inputs);
  if (!always && readStamp() === fingerprint) return false;
  rmSync(stamp, { force: true });
  empty(outDir);
  // A test runner sets another value, which would include React's development checks.
  process.env.NODE_ENV = 'production';
  for (const [name, configFile] of Object.entries(configs)) {
    await build({
      configFile: join(root, configFile),
      logLevel: 'warn',
      build: {
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          // Ignores "use client", which is only for React Server Components; a static site has none.
          onLog: (level, log, print) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
          },
        },
      },
    });
    // Moves the manifest out of the site, because it must not be published.
    renameSync(join(outDir, '.vite/manifest.json'), join(root, `dist/${name}-manifest.json`));
    rmSync(join(outDir, '.vite'), { recursive: true });
  }
  writeFirstStyle();
  writeSiteLanguages(outDir, readDrawnMessages());
  const unsecured = filesPastGateway(readdirSync(outDir));
  if (unsecured.length > 0) {
    throw new Error(`Add to run_worker_first in wrangler.toml: ${unsecured.join(', ')}`);
  }
  writeFileSync(stamp, fingerprint);
  return true;
}

/** Writes the style that the gateway inlines into the page of a rendered lesson. */
function writeFirstStyle(): void {
  const html = readFileSync(join(outDir, 'resource.html'), 'utf8');
  const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html)?.[1];
  if (!sheet) throw new Error('resource.html has no style sheet.');
  const css = readFileSync(join(outDir, sheet), 'utf8');
  writeFileSync(
    join(outDir, 'first-style.css'),
    firstStyle(css.trim(), readFileSync(lessonDrawing, 'utf8')),
  );
}

/**
 * Served without the gateway: files that the platform itself reads, and the folder of files with a hash in
 * their name.
 */
const servedWithoutGateway = new Set(['_headers', 'assets']);

/** Files of the site that would be served without the gateway and therefore without its security headers. */
function filesPastGateway(names: readonly string[]): string[] {
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  const listed = /^run_worker_first = \[([^\]]*)\]/m.exec(toml)?.[1] ?? '';
  return names.filter(
    (name) =>
      !servedWithoutGateway.has(name) &&
      !listed.includes(`"/${name}"`) &&
      !listed.includes(`"/${name}/*"`),
  );
}

/** Empties the folder without deleting it, because a running local environment watches it. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

function readStamp(): string | null {
  try {
    readFileSync(join(outDir, 'index.html'));
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) {
  await buildSite({ always: true });
  console.log('The site is built in dist/client.');
}
