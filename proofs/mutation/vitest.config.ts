import { defineConfig } from 'vitest/config';

/** The tests that judge a mutant: those beside the files that `stryker.config.json` changes. */
export default defineConfig({
  test: {
    include: ['functions/http/access-token.test.ts'],
    testTimeout: 30_000,
  },
});
