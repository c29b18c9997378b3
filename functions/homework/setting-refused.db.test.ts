import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
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
  room = await world.addClassroom(world.owner);
  [pupil] = (await world.addPupils(world.owner, ['Léa Dupont'], room)) as [TestUser];
  storageOf = await world.addClassroom(world.stranger);
  set = await world.setHomework(world.owner, { classroomIds: [room] });
});
afterAll(() => world.close());

const send = (route: string, json?: unknown) =>
  world.call(route, { token: world.owner.token, ...(json !== undefined && { json }) });

describe('homework is refused', () => {
  it.each([
    ['a class of another teacher', () => ({ classroomIds: [storageOf] }), 'This class'],
    ['a pupil who is not there', () => ({ pupilIds: ['nobody'] }), 'This pupil'],
    [
      'a lesson that is not there',
      () => ({ pupilIds: [pupil.id], resourceId: 'no' }),
      'This lesson',
    ],
  ])('for %s', async (_, more, what) => {
    const answer = await send('POST /v1/homeworks', await world.draft(world.owner, more()));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: `${what} was not found.` });
  });

  it('while nobody has read the lesson through and finalised it', async () => {
    const resourceId = await insertLesson(world.test.db, world.owner.id, { status: 'review' });
    const draft = await world.draft(world.owner, { classroomIds: [room], resourceId });
    const answer = await send('POST /v1/homeworks', draft);
    expect(answer.status).toBe(409);
    await world.test.exec(`update resources set status = 'final' where id = '${resourceId}'`);
    expect((await send('POST /v1/homeworks', draft)).status).toBe(201);
  });

  it('when it would be over before it is set', async () => {
    const draft = await world.draft(world.owner, {
      classroomIds: [room],
      dueAt: new Date(Date.now() - 1000).toISOString(),
    });
    const answer = await send('POST /v1/homeworks', draft);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'dueAt' }] });
  });

  it('with tasks of what the plan does not include, or of what nobody knows', async () => {
    const draft = await world.draft(world.owner, { classroomIds: [room] });
    const token = await signIn('public', { id: world.owner.id, privilege: ['vocab'] });
    const lacking = await world.call('POST /v1/homeworks', { token, json: draft });
    expect(lacking.status).toBe(403);
    expect(await lacking.json()).toMatchObject({ code: 'plan_required' });
    const included = draft.tasks.filter(({ source }) => source === 'vocab');
    const json = { ...draft, tasks: included };
    expect((await world.call('POST /v1/homeworks', { token, json })).status).toBe(201);
    const unknown = { ...draft, tasks: included.map((task) => ({ ...task, source: 'homily' })) };
    const answer = await send('POST /v1/homeworks', unknown);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'tasks.0.source' }] });
  });

  it('with tasks that are not as their template has them', async () => {
    const draft = await world.draft(world.owner, { classroomIds: [room] });
    const [task] = draft.tasks;
    const broken = { ...draft, tasks: [{ ...task, data: { blocks: [], fields: [] } }] };
    const answer = await send('POST /v1/homeworks', broken);
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field)).toContain('tasks.0.data.fields');
  });
});

refusesBadInput('setting homework', () => ({
  call: world.call,
  route: 'POST /v1/homeworks',
  token: () => world.owner.token,
  bodies: [
    [{}, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ passMark: 0 }, 'passMark'],
    [{ attemptsAllowed: 21 }, 'attemptsAllowed'],
    [{ tasks: [] }, 'tasks'],
  ],
}));

const wrongRoles = ['PUPIL'] as const;
for (const [name, route, json] of [
  ['reading homework', () => `GET /v1/homeworks/${set.id}`, undefined],
  ['changing homework', () => `PATCH /v1/homeworks/${set.id}`, { name: 'X' }],
  ['removing homework', () => `DELETE /v1/homeworks/${set.id}`, undefined],
  ['more pupils', () => `POST /v1/homeworks/${set.id}/pupils`, { pupilIds: ['x'] }],
  ['taking back', () => `DELETE /v1/homework-classroom/${set.id}/${room}`, undefined],
] as const) {
  refusesWrongPerson(name, () => ({
    call: world.call,
    route: route(),
    json,
    wrongRoles,
    stranger: () => world.stranger.token,
  }));
}
refusesWrongPerson('setting homework', () => ({
  call: world.call,
  route: 'POST /v1/homeworks',
  json: {},
  wrongRoles,
}));
