import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '#scripts/world/settings.ts';
import base from '../../playwright.config.ts';

const world = [base.webServer ?? []].flat();

/** The long test of all screens, run by `npm run prove -- looks`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: join(root, 'test-results/looks'),
  timeout: 1_800_000,
  retries: 0,
  webServer: world.map((server) => ({ ...server, cwd: root })),
});
