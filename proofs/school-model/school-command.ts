import type * as fc from 'fast-check';
import { plans } from '#contracts/access/plans.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { classroomRoutes } from '#functions/classrooms/routes.ts';
import { homeworkRoutes } from '#functions/homework/routes.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import type { TestDatabase } from '#scripts/testing/test-database.ts';
import { type ComparableSchool, stateOfModel, stateOfTables } from './comparable-school.ts';
import { doStep, type RealSchool } from './do-step.ts';
import { emptySchool, type SchoolState } from './school-state.ts';
import type { SchoolStep } from './school-step.ts';

const quickHasher = { hash: async (password: string) => password, verify: async () => true };

/**
 * A step of a school's life. It is performed through the Workers and in the model, then both states are
 * compared.
 */
export class SchoolCommand implements fc.AsyncCommand<SchoolState, RealSchool> {
  readonly step: SchoolStep;

  constructor(step: SchoolStep) {
    this.step = step;
  }

  /** Steps on things that do not exist are run too, because the product must refuse them. */
  check = () => true;

  /** Throws if the response differs from the model's or the tables do not match the model. */
  async run(state: SchoolState, school: RealSchool): Promise<void> {
    const refused = await doStep(this.step, state, school);
    const tables = await stateOfTables(school.db, school.teacherId);
    settle(state, tables);
    const difference = refused ?? differenceOf(stateOfModel(state), tables);
    if (difference !== null) throw new Error(difference);
  }

  toString = () => JSON.stringify(this.step);
}

/** Creates a new teacher with an empty school, and an empty model of it. */
export async function openSchool(test: TestDatabase) {
  const teacherId = await insertTeacher(test.db, { plan: 'TRIAL' });
  const env = testEnv(test.url);
  const real: RealSchool = {
    db: test.db,
    teacherId,
    lesson: await insertLesson(test.db, teacherId, { status: 'final' }),
    token: await signIn('public', { id: teacherId, name: 'A teacher' }),
    call: {
      classes: createCaller(classroomRoutes(quickHasher), env),
      homework: createCaller(homeworkRoutes, {
        ...env,
        // Accepts every text: rejections are tested with the moderation itself.
        AI_JOBS: { fetch: async () => Response.json({ kind: 'fit' }) },
      }),
    },
  };
  return { model: emptySchool(plans.TRIAL.pupils), real };
}

/**
 * Copies one choice from the tables into the model: the class through which a pupil has a homework. The rules
 * allow any of several classes.
 */
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
