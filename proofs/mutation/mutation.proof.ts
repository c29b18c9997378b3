import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '#scripts/testing/step.ts';

const folder = 'proofs/mutation';
const packages = join(folder, 'stryker');
const stryker = join(packages, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * `npm run prove -- mutation`: Stryker changes what reads the tokens of sessions in every way it knows;
 * the share of changes that a test notices may not fall below the threshold of `stryker.config.json`.
 */
test('catches most mutations of the token code with a test', async () => {
  const install = ['ci', '--prefix', packages, '--no-audit', '--no-fund', '--loglevel=error'];
  expect(await run('npm', install)).toBe(0);
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
  const args = [stryker, 'run', join(folder, 'stryker.config.json')];
  expect(await run(process.execPath, args, env)).toBe(0);
});
