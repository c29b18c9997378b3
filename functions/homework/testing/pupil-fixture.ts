import {
  type HomeworkRowsWanted,
  type InsertedHomework,
  insertHomework,
} from '#db/queries/testing/insert-homework.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { createHomeworkFixture, type HomeworkFixture, type TestUser } from './homework-fixture.ts';

export interface PupilFixture extends HomeworkFixture {
  /** `pupil` and `other` are two pupils who belong to the owner. */
  pupil: TestUser;
  other: TestUser;
  /**
   * Inserts a homework of the owner with the example tasks. Sets it only for the first pupil unless `more`
   * overrides this.
   */
  setFor: (more?: Partial<HomeworkRowsWanted>) => Promise<InsertedHomework>;
}

/** Creates the homework fixture for pupils' operations. */
export async function createPupilFixture(): Promise<PupilFixture> {
  const world = await createHomeworkFixture();
  const [pupil, other] = await world.addPupils(world.owner, ['Ada', 'Ben']);
  if (!pupil || !other) throw new Error('There are no pupils.');
  return {
    ...world,
    pupil,
    other,
    setFor: (more = {}) =>
      insertHomework(world.test.db, {
        teacherId: world.owner.id,
        pupilIds: [pupil.id],
        tasks: exampleTasks(exampleMaterials.french),
        ...more,
      }),
  };
}
