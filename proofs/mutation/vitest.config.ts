import { defineConfig } from 'vitest/config';

/** The tests run for each mutant: those beside the files that `stryker.config.json` mutates. */
export default defineConfig({
  test: {
    include: ['functions/http/access-token.test.ts'],
    testTimeout: 30_000,
  },
});
