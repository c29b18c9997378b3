import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '#scripts/world/settings.ts';
import base from '../../playwright.config.ts';

const world = [base.webServer ?? []].flat();

/** The long walk over all screens, which `npm run prove -- looks` takes. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: join(root, 'test-results/looks'),
  timeout: 1_800_000,
  retries: 0,
  webServer: world.map((server) => ({ ...server, cwd: root })),
});
