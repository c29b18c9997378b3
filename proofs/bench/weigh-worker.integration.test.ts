import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { maxKilobytesOf } from '#scripts/deployment/worker-size.ts';
import { workerConfigs } from '#scripts/world/worker-configs.ts';
import { weighWorker } from './weigh-worker.ts';

// `npm test` has already built the Workers.
const own = mkdtempSync(join(tmpdir(), 'lexiloom-weights-'));
const folder = process.env.LEXILOOM_BUNDLED_WORKERS || own;
afterAll(() => rmSync(own, { recursive: true, force: true }));

test.each(workerConfigs().map((config) => [config.name, config] as const))(
  '%s is within its size limit and bundles no foreign package',
  async (_, config) => {
    const { kilobytes, strangers } = await weighWorker(folder, config);
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(maxKilobytesOf(config.path));
    expect(strangers).toEqual([]);
  },
);
