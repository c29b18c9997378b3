import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HomeworkByClassRow, homeworkSorts } from '#contracts/homework/homework.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

let world: HomeworkFixture;
let rooms: [string, string];
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Seven homeworks: finished, running and upcoming, in one class or both. */
const planted = [
  { name: 'Alpha', rooms: [0], from: -9, to: -3 },
  { name: 'beta', rooms: [0, 1], from: -1, to: 2 },
  { name: 'Gamma 100%', rooms: [1], from: -2, to: 5 },
  { name: 'delta', rooms: [0], from: 1, to: 4 },
  { name: 'Alphabet', rooms: [0, 1], from: 2, to: 3 },
  { name: 'omega', rooms: [1], from: -5, to: -4 },
] as const;

beforeAll(async () => {
  world = await createHomeworkFixture();
  rooms = [
    await world.addClassroom(world.owner, '8B'),
    await world.addClassroom(world.owner, '9A'),
  ];
  await world.addPupils(world.owner, ['Léa', 'Tom'], rooms[0]);
  for (const one of planted) {
    await world.setHomework(world.owner, {
      name: one.name,
      classroomIds: one.rooms.map((room) => rooms[room]),
      startsAt: at(one.from),
      dueAt: at(one.to),
    });
  }
});
afterAll(() => world.close());

const list = async (
  query: Record<string, string>,
  by: TestUser = world.owner,
): Promise<[HomeworkByClassRow[], number]> => {
  const answer = await world.call(`GET /v1/homeworks-by-class?${new URLSearchParams(query)}`, {
    token: by.token,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
describe('homework by class', () => {
  it('returns the rows, newest first, and their total', async () => {
    const [rows, total] = await list({});
    expect(total).toBe(8);
    expect(rows.map(({ name }) => name)).toEqual([
      'omega',
      'Alphabet',
      'Alphabet',
      'delta',
      'Gamma 100%',
      'beta',
      'beta',
      'Alpha',
    ]);
    expect(rows[7]).toMatchObject({
      classroomId: rooms[0],
      teacherId: world.owner.id,
      language: 'fr',
      year: 'england/year-8',
      isActive: false,
      tasks: 7,
      pupils: 2,
      done: 0,
      meanScore: null,
      toRead: 0,
    });
  });

  it.each([
    [{ showActive: 'true' }, ['Gamma 100%', 'beta', 'beta']],
    [{ status: 'upcoming' }, ['Alphabet', 'Alphabet', 'delta']],
    [{ status: 'finished' }, ['omega', 'Alpha']],
    [{ search: 'alpha', sort: 'name' }, ['Alpha', 'Alphabet', 'Alphabet']],
    [{ search: '100%' }, ['Gamma 100%']],
    [{ language: 'de' }, []],
    [{ year: 'england/year-8', sort: 'dueAt', limit: '2' }, ['omega', 'Alpha']],
    [{ sort: '-startsAt', limit: '1' }, ['Alphabet']],
    [{ language: '', classroomId: '', status: '', sort: 'createdAt', limit: '1' }, ['Alpha']],
    [{ page: '4', limit: '3' }, []],
  ])('filters and sorts by %j', async (query, expected) => {
    const [rows] = await list(query);
    expect(rows.map(({ name }) => name)).toEqual(expected);
  });

  it('returns the homework of one class', async () => {
    const [rows, total] = await list({ classroomId: rooms[0], status: 'upcoming' });
    expect(rows.map(({ name }) => name)).toEqual(['Alphabet', 'delta']);
    expect(rows.every(({ classroomName }) => classroomName === '8B')).toBe(true);
    expect(total).toBe(2);
  });

  it('returns no rows but the total past the last page, and rejects page 0', async () => {
    expect(await list({ page: '9', limit: '5' })).toEqual([[], 8]);
    expect((await list({ limit: '5000' }))[0]).toHaveLength(8);
    const bad = await world.call('GET /v1/homeworks-by-class?page=0', { token: world.owner.token });
    expect(bad.status).toBe(400);
  });

  it('returns pages that together form the whole list, in every sort order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...homeworkSorts.flatMap((sort) => [sort, `-${sort}`])),
        fc.integer({ min: 1, max: 4 }),
        async (sort, limit) => {
          const [whole] = await list({ sort });
          const joined: HomeworkByClassRow[] = [];
          for (let page = 1; (page - 1) * limit < whole.length; page += 1) {
            const [rows, total] = await list({ sort, page: `${page}`, limit: `${limit}` });
            expect(total).toBe(whole.length);
            joined.push(...rows);
          }
          expect(joined).toEqual(whole);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('counts finished work and averages scores over the pupils of the class', async () => {
    const own = await world.addClassroom(world.owner, 'Counted');
    const [one, two] = (await world.addPupils(world.owner, ['A B', 'C D'], own)) as [
      TestUser,
      TestUser,
    ];
    const { tasks } = await world.setHomework(world.owner, { classroomIds: [own] });
    for (const { id } of tasks) await world.handIn(one, id, 'right');
    const [mixed] = tasks;
    await world.handIn(two, mixed?.id ?? 0, 'wrong');
    const [[row]] = await list({ classroomId: own });
    // Of eight tasks, six are right, one waits to be read and one is wrong. The mean score is 600 divided by
    // eight.
    expect(row).toMatchObject({ pupils: 2, done: 1, toRead: 2, meanScore: 75 });
    await world.handIn(two, mixed?.id ?? 0, 'right');
    expect((await list({ classroomId: own }))[0][0]).toMatchObject({ meanScore: 88 });
  });

  it('shows a colleague’s homework only within the department', async () => {
    const theirs = await world.addClassroom(world.colleague, 'Shared');
    await world.setHomework(world.colleague, { classroomIds: [theirs] });
    const [rows, total] = await list({}, world.head);
    expect([rows.length, total]).toEqual([1, 1]);
    expect(await list({ teacherId: world.colleague.id }, world.head)).toEqual([rows, 1]);
    expect(await list({ teacherId: world.colleague.id }, world.owner)).toEqual([[], 0]);
    expect(await list({ classroomId: theirs }, world.stranger)).toEqual([[], 0]);
  });
});

refusesWrongPerson('homework by class', () => ({
  call: world.call,
  route: 'GET /v1/homeworks-by-class',
  wrongRoles: ['PUPIL'],
}));
