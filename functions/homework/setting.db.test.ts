import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeworkDetail, HomeworkRow } from '#contracts/homework/homework.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';

let world: HomeworkFixture;
let room = '';
let pupil: TestUser;
let storageOf = '';
let set: HomeworkDetail;
beforeAll(async () => {
  world = await createHomeworkFixture();
  room = await world.addClassroom(world.owner, '8B French');
  [pupil] = (await world.addPupils(world.owner, ['Léa Dupont'], room)) as [TestUser];
  storageOf = await world.addClassroom(world.stranger);
  set = await world.setHomework(world.owner, { classroomIds: [room] });
});
afterAll(() => world.close());

const send = (route: string, json?: unknown, by: TestUser = world.owner) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const read = async (id: number, by: TestUser = world.owner): Promise<HomeworkDetail> => {
  const answer = await send(`GET /v1/homeworks/${id}`, undefined, by);
  expect(answer.status).toBe(200);
  return answer.json();
};
const given = async (id: number) => {
  const { rows } = await world.test.db.execute(`select u.full_name, p.classroom_id, p.seed
    from pupil_homeworks p join users u on u.id = p.pupil_id
    where p.homework_id = ${id} order by u.full_name`);
  return rows;
};

describe('homework', () => {
  it('has a task of each template, with item counts and the lesson’s languages', () => {
    expect(set).toMatchObject({
      language: 'fr',
      nativeLanguage: 'en',
      passMark: 60,
      mayChange: true,
    });
    expect(new Set(set.tasks.map(({ template }) => template)).size).toBe(6);
    for (const { size } of set.tasks) expect(size).toBeGreaterThan(0);
    expect(set.classrooms).toEqual([{ id: room, name: '8B French', pupils: 1 }]);
    expect(set.createdAt).toMatch(/^\d{4}-.*Z$/);
  });

  it('reaches a pupil of two classes once, and gives each pupil a different seed', async () => {
    const second = await world.addClassroom(world.owner, 'Club');
    await world.addPupils(world.owner, ['Both Classes', 'Second Both'], room, second);
    const { id, classrooms } = await world.setHomework(world.owner, {
      classroomIds: [room, second],
    });
    const rows = await given(id);
    expect(rows.map(({ full_name }) => full_name)).toEqual([
      'Both Classes',
      'Léa Dupont',
      'Second Both',
    ]);
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(3);
    // Each class counts all of its pupils, even if a pupil is in both classes.
    expect(classrooms.map(({ name, pupils }) => [name, pupils])).toEqual([
      ['8B French', 3],
      ['Club', 2],
    ]);
  });

  it('is set for pupils who join the class before it ends, but not for pupils who join later', async () => {
    const late = await world.addClassroom(world.owner);
    const open = await world.setHomework(world.owner, { classroomIds: [late] });
    const over = await world.setHomework(world.owner, {
      classroomIds: [late],
      startsAt: '2020-01-01T08:00:00Z',
      dueAt: '2020-01-02T08:00:00Z',
    });
    await world.addPupils(world.owner, ['Newcomer'], late);
    expect(await given(open.id)).toHaveLength(1);
    expect(await given(over.id)).toHaveLength(0);
    // Moving the due date to the future opens the homework again.
    const dueAt = new Date(Date.now() + 86_400_000).toISOString();
    expect((await send(`PATCH /v1/homeworks/${over.id}`, { dueAt })).status).toBe(204);
    expect(await given(over.id)).toHaveLength(1);
  });

  it('stays with a pupil who leaves the class only if it is begun or set for another class of the pupil', async () => {
    const [from, to] = [
      await world.addClassroom(world.owner),
      await world.addClassroom(world.owner),
    ];
    const [done, idle, both] = (await world.addPupils(
      world.owner,
      ['Done', 'Idle', 'Moves'],
      from,
    )) as [TestUser, TestUser, TestUser];
    await world.test.exec(
      `insert into classroom_pupils (classroom_id, pupil_id) values ('${to}', '${both.id}')`,
    );
    const { id, tasks } = await world.setHomework(world.owner, { classroomIds: [from, to] });
    await world.handIn(done, tasks[0]?.id ?? 0, 'right');
    await world.test.exec(`delete from classroom_pupils where classroom_id = '${from}'`);
    expect(await given(id)).toMatchObject([
      { full_name: 'Done', classroom_id: from },
      { full_name: 'Moves', classroom_id: to },
    ]);
    expect(idle).toBeDefined();
  });

  it('can be set for individual pupils, and later for more pupils and classes', async () => {
    const [other] = await world.addPupils(world.owner, ['Tom Weber']);
    const { id, pupils } = await world.setHomework(world.owner, { pupilIds: [pupil.id] });
    expect(pupils).toEqual([{ id: pupil.id, fullName: 'Léa Dupont' }]);
    const more = { pupilIds: [other?.id, pupil.id], classroomIds: [room] };
    expect((await send(`POST /v1/homeworks/${id}/pupils`, more)).status).toBe(204);
    expect((await send(`POST /v1/homeworks/${id}/pupils`, more)).status).toBe(204);
    const after = await read(id);
    expect(after.pupils.map(({ fullName }) => fullName)).toEqual(['Léa Dupont', 'Tom Weber']);
    expect(after.classrooms).toMatchObject([{ id: room }]);
  });

  it('appears in the list of homework for individual pupils, with their results', async () => {
    const [one, two] = (await world.addPupils(world.owner, ['Solo One', 'Solo Two'])) as [
      TestUser,
      TestUser,
    ];
    const { id, tasks } = await world.setHomework(world.owner, { pupilIds: [one.id, two.id] });
    await world.handIn(one, tasks[1]?.id ?? 0, 'right');
    const answer = await send('GET /v1/homeworks?single=true');
    const rows: HomeworkRow[] = await answer.json();
    const row = rows.find((each) => each.id === id);
    expect(row).toMatchObject({ single: 2, pupils: 2, done: 0, meanScore: 100, classrooms: [] });
    for (const { single } of rows) expect(single).toBeGreaterThan(0);
    const all: HomeworkRow[] = await (await send('GET /v1/homeworks')).json();
    expect(all.length).toBeGreaterThan(rows.length);
    expect(all.find((each) => each.id === set.id)).toMatchObject({ single: 0 });
    const result = await send(`GET /v1/homework-result/${id}`);
    expect(await result.json()).toMatchObject({ classroom: null, pupils: 2, total: 2 });
  });

  it('applies a new pass mark to attempts already handed in', async () => {
    const { id, tasks } = await world.setHomework(world.owner, {
      classroomIds: [room],
      passMark: 100,
    });
    const [task] = tasks;
    const { rows } = await world.test.db.execute<{ data: { fields: { id: string }[] } }>(
      `select data from homework_tasks where id = ${task?.id}`,
    );
    const typed = Object.fromEntries(rows[0]?.data.fields.map(({ id: at }) => [at, 'x']) ?? []);
    await world.handIn(pupil, task?.id ?? 0, { submitted: { typed } });
    await world.test.exec(`update task_attempts set score = 70 where task_id = ${task?.id}`);
    const passed = async () => {
      const found = await world.test.db.execute(
        `select a.passed, p.passed as tasks, p.score_sum from task_attempts a
          join pupil_homeworks p on p.id = a.pupil_homework_id where a.task_id = ${task?.id}`,
      );
      return found.rows;
    };
    expect(await passed()).toEqual([{ passed: false, tasks: 0, score_sum: 70 }]);
    expect((await send(`PATCH /v1/homeworks/${id}`, { passMark: 70 })).status).toBe(204);
    expect(await passed()).toEqual([{ passed: true, tasks: 1, score_sum: 70 }]);
    expect((await send(`PATCH /v1/homeworks/${id}`, { passMark: 71 })).status).toBe(204);
    expect(await passed()).toEqual([{ passed: false, tasks: 0, score_sum: 70 }]);
    expect(await read(id)).toMatchObject({ passMark: 71, name: 'Homework', attemptsAllowed: null });
  });

  it('is also renamed in its classes, and cannot have a due date before its start', async () => {
    const { id } = await world.setHomework(world.owner, { classroomIds: [room] });
    const change = { name: 'Renamed', attemptsAllowed: 2 };
    expect((await send(`PATCH /v1/homeworks/${id}`, change)).status).toBe(204);
    expect(await read(id)).toMatchObject(change);
    const { rows } = await world.test.db.execute(
      `select name from homework_classrooms where homework_id = ${id}`,
    );
    expect(rows).toEqual([{ name: 'Renamed' }]);
    const early = await send(`PATCH /v1/homeworks/${id}`, { dueAt: '2001-01-01T00:00:00Z' });
    expect(early.status).toBe(400);
    expect(await early.json()).toMatchObject({ fields: [{ field: 'dueAt' }] });
  });

  it('shows its instructions to teachers and pupils, and shows a change at once', async () => {
    const instructions = 'Read the text first.\n\nاقرأ النص أولاً.';
    const { id, tasks } = await world.setHomework(world.owner, {
      classroomIds: [room],
      instructions,
    });
    const rows = await world.test.db.execute<{ id: string }>(
      `select id from pupil_homeworks where homework_id = ${id} and pupil_id = '${pupil.id}'`,
    );
    const get = async (route: string, by: TestUser) =>
      (await send(`GET ${route}`, undefined, by)).json();
    const shown = async () => [
      (await read(id)).instructions,
      (await get(`/v1/homework-result/${id}`, world.owner)).homework.instructions,
      (await get(`/v1/homeworks/${id}/tasks/${tasks[0]?.id}`, pupil)).instructions,
      (await get(`/v1/pupil-homeworks/${rows.rows[0]?.id}`, pupil)).homework.instructions,
    ];
    expect(await shown()).toEqual(Array(4).fill(instructions));
    await world.handIn(pupil, tasks[0]?.id ?? 0, 'wrong');
    const change = { instructions: 'Leave out the last question.' };
    expect((await send(`PATCH /v1/homeworks/${id}`, change)).status).toBe(204);
    expect(await shown()).toEqual(Array(4).fill(change.instructions));
    expect((await send(`PATCH /v1/homeworks/${id}`, { name: 'Renamed' })).status).toBe(204);
    expect(await read(id)).toMatchObject({ name: 'Renamed', ...change });
    expect((await send(`PATCH /v1/homeworks/${id}`, { instructions: '' })).status).toBe(204);
    expect(await shown()).toEqual(Array(4).fill(''));
  });

  it('is set without instructions if an older page does not send them', async () => {
    const { instructions: _, ...sent } = await world.draft(world.owner, { classroomIds: [room] });
    const answer = await send('POST /v1/homeworks', sent);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ instructions: '' });
  });

  it('can be read by the department, but changed only by its teacher or the department’s owner', async () => {
    const theirs = await world.addClassroom(world.colleague);
    const { id } = await world.setHomework(world.colleague, { classroomIds: [theirs] });
    expect(await read(id, world.head)).toMatchObject({ mayChange: true });
    expect((await send(`PATCH /v1/homeworks/${id}`, { name: 'H' }, world.head)).status).toBe(204);
    const heads = await world.addClassroom(world.head);
    const shared = await world.setHomework(world.head, { classroomIds: [theirs, heads] });
    expect(await read(shared.id, world.colleague)).toMatchObject({ mayChange: false });
    const refused = await send(`DELETE /v1/homeworks/${shared.id}`, undefined, world.colleague);
    expect(refused.status).toBe(404);
  });

  it('is withdrawn from a class, and deleted with its last class', async () => {
    const second = await world.addClassroom(world.owner);
    await world.addPupils(world.owner, ['Only There'], second);
    await world.addPupils(world.owner, ['Here Too'], room, second);
    const { id } = await world.setHomework(world.owner, { classroomIds: [room, second] });
    const all = (await given(id)).length;
    const first = await send(`DELETE /v1/homework-classroom/${id}/${second}`);
    expect(await first.json()).toMatchObject({ pupils: 1, removed: false, classroomId: second });
    const left = await given(id);
    expect(left).toHaveLength(all - 1);
    expect(left.every(({ classroom_id }) => classroom_id === room)).toBe(true);
    const last = await send(`DELETE /v1/homework-classroom/${id}/${room}`);
    expect(await last.json()).toMatchObject({ homeworkId: id, pupils: all - 1, removed: true });
    expect((await send(`GET /v1/homeworks/${id}`)).status).toBe(404);
    expect((await send(`DELETE /v1/homework-classroom/${id}/${room}`)).status).toBe(404);
  });

  it('is deleted with all attempts', async () => {
    const { id, tasks } = await world.setHomework(world.owner, { classroomIds: [room] });
    await world.handIn(pupil, tasks[1]?.id ?? 0, 'wrong');
    expect((await send(`DELETE /v1/homeworks/${id}`)).status).toBe(204);
    const { rows } = await world.test.db.execute(
      `select (select count(*)::int from task_attempts where homework_id = ${id}) as attempts,
        (select count(*)::int from pupil_homeworks where homework_id = ${id}) as pupils`,
    );
    expect(rows).toEqual([{ attempts: 0, pupils: 0 }]);
  });

  it('is listed for its teacher with its progress, and as completed once it has ended', async () => {
    const teacher = world.stranger;
    const [one] = (await world.addPupils(teacher, ['A B', 'C D'], storageOf)) as [TestUser];
    const { id, tasks } = await world.setHomework(teacher, { classroomIds: [storageOf] });
    const over = await world.setHomework(teacher, {
      classroomIds: [storageOf],
      startsAt: '2020-01-01T08:00:00Z',
      dueAt: '2020-01-02T08:00:00Z',
    });
    for (const task of tasks) await world.handIn(one, task.id, 'right');
    const rows: HomeworkRow[] = await (await send('GET /v1/homeworks', undefined, teacher)).json();
    expect(rows.map((row) => row.id)).toEqual([over.id, id]);
    expect(rows[1]).toMatchObject({ pupils: 2, done: 1, tasks: tasks.length, toRead: 2 });
    const completed = await send('GET /v1/homeworks?completed=true', undefined, teacher);
    expect(await completed.json()).toMatchObject([
      { id: over.id, classrooms: [{ id: storageOf }] },
    ]);
  });
});
