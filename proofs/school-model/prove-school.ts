import * as fc from 'fast-check';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { checkParameters, type ModelRuns } from '../model-runs.ts';
import { openSchool, SchoolCommand } from './school-command.ts';
import { schoolStep } from './school-step.ts';

/** Maximum number of steps in a life; every length from 0 up to it is equally likely. */
const maxCommands = 100;

/**
 * Runs random lives of schools against the model. Throws with the shortest life in which the tables do not
 * match the model. Returns the number of steps.
 */
export async function proveSchool(wanted: ModelRuns): Promise<number> {
  const test = await createTestDatabase();
  const { replayPath } = wanted;
  const step = schoolStep.map((one) => new SchoolCommand(one));
  const life = fc.commands([step], { maxCommands, size: 'max', ...(replayPath && { replayPath }) });
  let steps = 0;
  try {
    await fc.assert(
      fc.asyncProperty(life, async (commands) => {
        steps += [...commands].length;
        await fc.asyncModelRun(() => openSchool(test), commands);
      }),
      checkParameters(wanted),
    );
    return steps;
  } finally {
    await test.close();
  }
}
