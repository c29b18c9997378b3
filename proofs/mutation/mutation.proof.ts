import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { run } from '#scripts/testing/step.ts';
import { equivalentMutants } from './equivalent-mutants.ts';

const folder = 'proofs/mutation';
const packages = join(folder, 'stryker');
const stryker = join(packages, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * Runs Stryker with a configuration from this folder. Returns false if the tests detect fewer changes than
 * its threshold requires.
 */
async function mutate(config: string): Promise<boolean> {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
  return (await run(process.execPath, [stryker, 'run', join(folder, config)], env)) === 0;
}

beforeAll(async () => {
  const install = ['ci', '--prefix', packages, '--no-audit', '--no-fund', '--loglevel=error'];
  expect(await run('npm', install)).toBe(0);
});

/**
 * `npm run prove -- mutation`: Stryker changes the code that reads session tokens in every way it supports.
 * The share of changes that a test detects must not fall below the threshold in `stryker.config.json`.
 */
test('catches most mutations of the token code with a test', async () => {
  expect(await mutate('stryker.config.json')).toBe(true);
});

const place = z.object({ line: z.number(), column: z.number() });
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string(),
          location: z.object({ start: place }),
        }),
      ),
    }),
  ),
});

/** Returns the changes to the marking code that no test detected, without duplicates. */
function survivors(): string[] {
  const { files } = Report.parse(JSON.parse(readFileSync('.data/mutation/marking.json', 'utf8')));
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement }) => {
        const line = lines[location.start.line - 1]?.trim() ?? '';
        return `${file}: ${line} => ${replacement}`;
      });
  });
  return [...new Set(all)].sort();
}

/**
 * Covers the code where a wrong mark would do the most harm: the five templates, the mark of a task, and the
 * scores for small mistakes.
 */
test('catches every mutation of marking that a test can detect', async () => {
  expect(await mutate('marking.config.json')).toBe(true);
  const known = equivalentMutants.map((one) => `${one.file}: ${one.line} => ${one.replacement}`);
  expect(survivors()).toEqual(known.sort());
});
