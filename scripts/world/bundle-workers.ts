import { writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { readWranglerConfig, withAbsolutePaths } from '../deployment/wrangler-config.ts';
import { buildWorker } from './build-worker.ts';
import { localConfigs } from './local-configs.ts';
import { root } from './settings.ts';
import { workerConfigs } from './worker-configs.ts';

const configFile = (folder: string, name: string) => join(folder, `${name}.wrangler.json`);

/**
 * Builds every Worker into `folder`, with configurations for `wrangler dev`, so that several environments can
 * start from the same build. Otherwise `wrangler dev` bundles all Workers for each environment and constantly
 * watches their sources, which takes an eighth of a core.
 */
export async function bundleWorkers(folder: string): Promise<void> {
  const waiting = workerConfigs();
  const buildNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await buildWorker(folder, next);
  };
  await Promise.all([buildNext(), buildNext()]);
  for (const { name, path } of localConfigs()) {
    const { minify: _minify, alias: _alias, ...config } = readWranglerConfig(path);
    const bundled = {
      ...withAbsolutePaths(config, dirname(join(root, path))),
      main: join(folder, name, `${parse(config.main).name}.js`),
      no_bundle: true,
      find_additional_modules: true,
    };
    writeFileSync(configFile(folder, name), JSON.stringify(bundled, null, 2));
  }
}

/** The paths of the configurations that `bundleWorkers` wrote, the site's first. */
export const bundledConfigs = (folder: string): string[] =>
  workerConfigs().map(({ name }) => configFile(folder, name));
