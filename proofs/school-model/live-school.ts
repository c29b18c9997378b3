import { plans } from '#contracts/access/plans.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { classroomRoutes } from '#functions/classrooms/routes.ts';
import { homeworkRoutes } from '#functions/homework/routes.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import type { TestDatabase } from '#scripts/testing/test-database.ts';
import { type ComparableSchool, stateOfModel, stateOfTables } from './comparable-school.ts';
import { doStep } from './do-step.ts';
import { emptySchool, type SchoolState } from './school-state.ts';
import type { SchoolStep } from './school-step.ts';

const quickHasher = { hash: async (password: string) => password, verify: async () => true };

/**
 * Lives one life of a school through the Workers and beside it in the model; after every step the answer
 * has to be the one that the model expects and the tables have to say what it says. Answers the first
 * difference with the steps before it, or null.
 */
export async function liveSchool(
  test: TestDatabase,
  steps: readonly SchoolStep[],
): Promise<string | null> {
  const teacherId = await insertTeacher(test.db, { plan: 'TRIAL' });
  const lesson = await insertLesson(test.db, teacherId, { status: 'final' });
  const token = await signIn('public', { id: teacherId, name: 'A teacher' });
  const env = testEnv(test.url);
  const call = {
    classes: createCaller(classroomRoutes(quickHasher), env),
    homework: createCaller(homeworkRoutes, {
      ...env,
      // The wording is fit: what is not is tried where it is judged.
      AI_JOBS: { fetch: async () => Response.json({ kind: 'fit' }) },
    }),
  };
  const state = emptySchool(plans.TRIAL.pupils);
  const history: string[] = [];
  for (const step of steps) {
    history.push(JSON.stringify(step));
    const refused = await doStep({ step, state, call, token, lesson });
    const tables = await stateOfTables(test.db, teacherId);
    settle(state, tables);
    const difference = refused ?? differenceOf(stateOfModel(state), tables);
    if (difference !== null) return [difference, 'after', ...history].join('\n');
  }
  return null;
}

/** Takes over what the rules leave open: through which of their classes a pupil has a homework. */
function settle({ homeworks }: SchoolState, { works }: ComparableSchool): void {
  for (const line of works) {
    const [id, pupilId, through = ''] = line.split(' ');
    const work = homeworks.get(Number(id))?.works.get(pupilId ?? '');
    if (work?.couldBe?.includes(through)) work.through = through;
    if (work) delete work.couldBe;
  }
}

function differenceOf(model: ComparableSchool, tables: ComparableSchool): string | null {
  for (const what of ['rooms', 'places', 'homeworks', 'works', 'sums', 'counts'] as const) {
    const [expected, found] = [model[what].join('\n'), tables[what].join('\n')];
    if (expected !== found) return `${what}: expected\n${expected}\nand found\n${found}`;
  }
  return null;
}
