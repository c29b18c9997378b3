import { defineConfig } from 'vitest/config';

/**
 * The tests to run for each mutant of the marking code: the tests next to the files, and the teacher's table
 * of answers.
 */
export default defineConfig({
  test: {
    include: [
      'contracts/homework/*-mark.test.ts',
      'language/marking/{check-answer,score-of}.test.ts',
      'lessons/tasks/marking.test.ts',
      'lessons/tasks/*/mark.test.ts',
    ],
    testTimeout: 30_000,
  },
});
