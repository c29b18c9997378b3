import * as fc from 'fast-check';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { liveSchool } from './live-school.ts';
import { schoolLife } from './school-step.ts';

/**
 * Lives as many lives of a school as asked for, of at most `steps` steps each; throws with the shortest
 * one in which the tables do not say what the model says. The same seed is the same lives. Answers how
 * many steps were done.
 */
export async function proveSchool(given: {
  seed: number;
  runs: number;
  steps: number;
}): Promise<number> {
  const { seed, runs, steps } = given;
  const test = await createTestDatabase();
  let done = 0;
  try {
    await fc.assert(
      fc.asyncProperty(schoolLife(steps), async (life) => {
        done += life.length;
        const fault = await liveSchool(test, life);
        if (fault !== null) throw new Error(fault);
      }),
      { seed, numRuns: runs },
    );
    return done;
  } finally {
    await test.close();
  }
}
