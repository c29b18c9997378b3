import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ShellBuild } from '../pupil/worker/shell-cache.ts';

/**
 * Builds the service worker of the pupils' side from `entry` into `outDir`, and tells it which files this build
 * consists of. The worker's own name has no hash, because browsers look for a new version at the same address.
 */
export function pupilWorker(entry: string, outDir: string): Plugin {
  return {
    name: 'pupil-worker',
    apply: 'build',
    async writeBundle(_, bundle) {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: { SHELL_BUILD: JSON.stringify(shellBuild(bundle)) },
        build: {
          write: false,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      });
      const [worker] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
      if (worker?.type !== 'chunk') throw new Error('The worker was not built.');
      writeFileSync(join(outDir, 'pupil-worker.js'), worker.code);
    },
  };
}

/** Lists the scripts, styles and Latin fonts of the build. */
function shellBuild(bundle: Rolldown.OutputBundle): ShellBuild {
  const page = bundle['pupil.html'];
  if (page?.type !== 'asset') throw new Error('The build has no page.');
  const html = String(page.source);
  const files = Object.keys(bundle)
    .filter((name) => /\.(?:js|css)$|-latin-wght-normal-[\w-]+\.woff2$/.test(name))
    .map((name) => `/${name}`);
  return {
    version: createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12),
    files,
    entry: [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, address]) =>
      address ? [address] : [],
    ),
  };
}
