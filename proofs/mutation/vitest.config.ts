import { defineConfig } from 'vitest/config';

/** The tests to run for each mutant: the tests next to the files that `stryker.config.json` mutates. */
export default defineConfig({
  test: {
    include: ['functions/http/access-token.test.ts'],
    testTimeout: 30_000,
  },
});
