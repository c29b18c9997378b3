import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Resource } from '#contracts/resources/resource.ts';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { loadMigrations } from '#scripts/migrations/load-migrations.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

let world: ResourceFixture;
let id: string;
const pupil = 'pupil-of-lesson';

beforeAll(async () => {
  world = await createResourceFixture();
  const { parts, text } = exampleMaterials.french;
  const sentence = text.sentences[0]?.id ?? '';
  const speech = {
    clips: { [sentence]: { key: 'a', ms: 9 }, v1: { key: 'b', ms: 9, word: 'SECRET WORD' } },
  };
  id = await world.addLesson({ status: 'final', visibility: 'PUBLIC', text }, [
    { part: 'text', status: 'ready' },
    { part: 'speech', status: 'ready', content: speech },
    ...Object.entries(parts).map(([part, content]) => ({
      ...{ part, content },
      status: 'ready' as const,
    })),
  ]);
  await world.test.db.execute(sql`
    insert into users (id, role, user_name, full_name, country, password_hash, teacher_id)
    values (${pupil}, 'PUPIL', 'pupil', 'A pupil', 'GBR', '-', ${world.owner.id})`);
});
afterAll(() => world.close());

async function read(token?: string): Promise<Resource> {
  const answer = await world.call(`GET /v1/resources/${id}`, token ? { token } : {});
  expect(answer.status).toBe(200);
  return Resource.parse(await answer.json());
}
const asPupil = async () => read(await signIn('PUPIL', { id: pupil }));
const partsOf = ({ parts }: Resource) => parts.map(({ part }) => part).sort();

async function setHomework(more: { startsIn?: number; dueIn?: number; attemptsAllowed?: number }) {
  const [task] = exampleTasks(exampleMaterials.french);
  if (!task) throw new Error('There is no task.');
  const homework = await insertHomework(world.test.db, {
    ...{ teacherId: world.owner.id, pupilIds: [pupil], tasks: [task] },
    ...more,
  });
  await world.test.db.execute(
    sql`update homeworks set resource_id = ${id} where id = ${homework.id}`,
  );
  return homework;
}

const handIn = (taskId: number, passed: boolean, number: number) =>
  world.test.db.execute(sql`
    insert into task_attempts (homework_id, pupil_homework_id, pupil_id, task_id, client_id, number,
      submitted, mark, score, passed, state, checker_version, seconds)
    select p.homework_id, p.id, p.pupil_id, ${taskId}, ${`client-${taskId}-${number}`}, ${number},
      '{"typed":{}}', '{"state":"marked","scorePercentage":0,"items":[]}', 0, ${passed}, 'marked', 1, 1
    from pupil_homeworks p join homework_tasks t on t.homework_id = p.homework_id
    where p.pupil_id = ${pupil} and t.id = ${taskId}`);

test('shows a pupil without homework the same parts as any other reader', async () => {
  expect(partsOf(await asPupil())).toEqual(partsOf(await read()));
});

test.each([
  ['open', {}],
  ['upcoming', { startsIn: 1, dueIn: 3 }],
  ['overdue with attempts left', { startsIn: -3, dueIn: -1, attemptsAllowed: 2 }],
])('shows the pupil text and audio but no answers while homework is %s', async (_, more) => {
  const homework = await setHomework(more);
  const resource = await asPupil();
  expect(partsOf(resource)).toEqual(['speech', 'text']);
  expect(resource.text).toEqual((await read()).text);
  expect(resource.activities).toEqual({});
  expect(resource.draft.vocabulary).toEqual([]);
  expect(JSON.stringify(resource.parts)).not.toContain('SECRET WORD');
  // Only the pupil with the homework gets the restricted version.
  expect(partsOf(await read())).toContain('comprehension');
  expect(partsOf(await read(await signIn('PUPIL', { id: 'another' })))).toContain('comprehension');
  expect(partsOf(await read(world.owner.token))).toContain('comprehension');
  await handIn(homework.tasks[0]?.id ?? 0, true, 1);
  expect(partsOf(await asPupil())).toContain('comprehension');
});

test('shows the pupil the whole lesson again after the last attempt', async () => {
  const homework = await setHomework({ attemptsAllowed: 2 });
  await handIn(homework.tasks[0]?.id ?? 0, false, 1);
  expect(partsOf(await asPupil())).toEqual(['speech', 'text']);
  await handIn(homework.tasks[0]?.id ?? 0, false, 2);
  expect(partsOf(await asPupil())).toContain('comprehension');
});

/** Returns the parts of the given lesson that the pupil may read. */
async function shownOf(lesson: string): Promise<string[]> {
  const token = await signIn('PUPIL', { id: pupil });
  const answer = await world.call(`GET /v1/resources/${lesson}`, { token });
  return partsOf(Resource.parse(await answer.json()));
}

test.each([
  ['the homework uses a copy of it', (copy: string) => [copy, id]],
  [
    'the homework uses another copy of the same lesson',
    (copy: string, other: string) => [copy, other],
  ],
  ['the homework uses the original', (copy: string) => [id, copy]],
])('hides the answers in a different lesson with the same text if %s', async (_, choose) => {
  const { text } = exampleMaterials.french;
  const more = { status: 'final', visibility: 'PUBLIC', text } as const;
  const content = exampleMaterials.french.parts.comprehension;
  const parts = [{ part: 'comprehension', content, status: 'ready' as const }];
  const copies = [await world.addLesson(more, parts), await world.addLesson(more, parts)];
  const [copy = '', other = ''] = copies;
  const first = await world.addLesson(more, parts);
  await world.test.db.execute(sql`
    update resources set copied_from = case id when ${copy} then ${first} else ${id} end
    where id in (${copy}, ${other}, ${first})`);
  const [asked = '', read = ''] = choose(copy, other);
  const homework = await setHomework({});
  await world.test.db.execute(
    sql`update homeworks set resource_id = ${asked} where id = ${homework.id}`,
  );
  expect(await shownOf(read)).not.toContain('comprehension');
  await handIn(homework.tasks[0]?.id ?? 0, true, 1);
  expect(await shownOf(read)).toContain('comprehension');
});

/** Inserts a public lesson, a copy of it by a teacher whose account is erased, and a copy of that copy. */
async function copiesOverErased(): Promise<[first: string, last: string]> {
  const { text, parts } = exampleMaterials.french;
  const first = await world.addLesson({ status: 'final', visibility: 'PUBLIC', text }, [
    { part: 'comprehension', content: parts.comprehension, status: 'ready' },
  ]);
  const { db } = world.test;
  const leaver = await world.addTeacher();
  const copy = async (id: string, token: string): Promise<string> => {
    const answer = await world.call(`POST /v1/resources/${id}/duplicate`, { token });
    const copied = Resource.parse(await answer.json()).id;
    await db.execute(
      sql`update resources set status = 'final', visibility = 'PUBLIC' where id = ${copied}`,
    );
    return copied;
  };
  const last = await copy(await copy(first, leaver.token), world.owner.token);
  await db.execute(sql`delete from users where id = ${leaver.id}`);
  return [first, last];
}

test('hides the answers in the original even if the intermediate copy is deleted', async () => {
  const [first, last] = await copiesOverErased();
  const homework = await setHomework({});
  await world.test.db.execute(
    sql`update homeworks set resource_id = ${last} where id = ${homework.id}`,
  );
  expect(await shownOf(first)).not.toContain('comprehension');
  await handIn(homework.tasks[0]?.id ?? 0, true, 1);
  expect(await shownOf(first)).toContain('comprehension');
});

test('links existing copies of copies to the first lesson in migration 0057', async () => {
  const { db } = world.test;
  const [first = '', second = '', third = '', fourth = ''] = [
    await world.addLesson(),
    await world.addLesson(),
    await world.addLesson(),
    await world.addLesson(),
  ];
  await db.execute(sql`
    update resources set copied_from = case id when ${second} then ${first} when ${third} then ${second}
      else ${third} end where id in (${second}, ${third}, ${fourth})`);
  const migration = loadMigrations().find(({ tag }) => tag === '0057_copies-name-the-first-lesson');
  for (const statement of migration?.statements ?? []) await db.execute(sql.raw(statement));
  const { rows } = await db.execute(sql`
    select distinct copied_from as first from resources where id in (${second}, ${third}, ${fourth})`);
  expect(rows).toEqual([{ first }]);
  expect(
    (await db.execute(sql`select copied_from as none from resources where id = ${first}`)).rows,
  ).toEqual([{ none: null }]);
});
