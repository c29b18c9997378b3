import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { rateSubject, rates } from '#functions/http/limit-rate.ts';
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

describe('homework that cannot be set', () => {
  it.each([
    ['a class of another teacher', () => ({ classroomIds: [storageOf] }), 'This class'],
    ['an unknown pupil', () => ({ pupilIds: ['nobody'] }), 'This pupil'],
    ['an unknown lesson', () => ({ pupilIds: [pupil.id], resourceId: 'no' }), 'This lesson'],
  ])('returns 404 for %s', async (_, more, what) => {
    const answer = await send('POST /v1/homeworks', await world.draft(world.owner, more()));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: `${what} was not found.` });
  });

  it('does not call the moderator for homework that cannot be set or changed', async () => {
    const { judge } = world;
    let asked = 0;
    world.judge = (groups) => {
      asked += 1;
      return judge(groups);
    };
    const drafts = await Promise.all(
      [{ classroomIds: [storageOf] }, { pupilIds: ['nobody'] }, { resourceId: 'no' }].map((more) =>
        world.draft(world.owner, { pupilIds: [pupil.id], ...more }),
      ),
    );
    for (const draft of drafts) expect((await send('POST /v1/homeworks', draft)).status).toBe(404);
    const { token } = world.stranger;
    const renamed = { token, json: { name: 'Torture' } };
    expect((await world.call(`PATCH /v1/homeworks/${set.id}`, renamed)).status).toBe(404);
    expect(asked).toBe(0);
    world.judge = judge;
  });

  it('returns 429 once a teacher has set too much homework', async () => {
    const draft = await world.draft(world.owner, { classroomIds: [room] });
    await world.test.db.execute(sql`
      insert into attempts (subject, window_starts_at, count)
      values (${rateSubject('homework', world.owner.id)}, now(), ${rates.homework.allowed})
      on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
    const answer = await send('POST /v1/homeworks', draft);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      message:
        'You’ve set a lot of homework in a short time. Please wait 60 minutes and try again.',
    });
    await world.test.db.execute(sql`delete from attempts`);
  });

  it('rejects a picture or a sound that does not belong to the lesson', async () => {
    const content = { v1: { key: 'judged', alt: 'a cat' }, v2: { emoji: '🐕', alt: 'unjudged' } };
    const resourceId = await insertLesson(world.test.db, world.owner.id, { status: 'final' }, [
      { part: 'pictures', status: 'ready', content },
      { part: 'speech', status: 'ready', content: { clips: { v2: { key: 'spoken', ms: 500 } } } },
    ]);
    const matching = (key: string, clip = 'spoken') => ({
      ...{ name: 'Match', source: 'vocab', template: 'MATCHING' as const },
      skillType: 'READING' as const,
      data: {
        left: [
          { id: 'l1', face: { kind: 'picture', key, alt: 'a cat' } },
          { id: 'l2', face: { kind: 'sound', key: clip } },
        ],
        right: ['r1', 'r2'].map((id) => ({
          id,
          face: { kind: 'words', text: id, language: 'fr' },
        })),
        partners: { l1: 'r1', l2: 'r2' },
      },
    });
    const set = async (...[key, clip]: Parameters<typeof matching>) => {
      const tasks = [matching(key, clip)];
      const draft = await world.draft(world.owner, { classroomIds: [room], resourceId, tasks });
      return send('POST /v1/homeworks', draft);
    };
    expect((await set('judged')).status).toBe(201);
    const refused = await set('unjudged');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: 'A picture or a sound of this lesson has changed. Choose the tasks again.',
    });
    expect((await set('judged', 'another')).status).toBe(409);
  });

  it('rejects a lesson until it is finalised', async () => {
    const resourceId = await insertLesson(world.test.db, world.owner.id, { status: 'review' });
    const draft = await world.draft(world.owner, { classroomIds: [room], resourceId });
    const answer = await send('POST /v1/homeworks', draft);
    expect(answer.status).toBe(409);
    await world.test.exec(`update resources set status = 'final' where id = '${resourceId}'`);
    expect((await send('POST /v1/homeworks', draft)).status).toBe(201);
  });

  it('rejects a due date in the past', async () => {
    const draft = await world.draft(world.owner, {
      classroomIds: [room],
      dueAt: new Date(Date.now() - 1000).toISOString(),
    });
    const answer = await send('POST /v1/homeworks', draft);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'dueAt' }] });
  });

  it('rejects tasks that the plan does not include, and unknown sources', async () => {
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

  it('rejects task data that does not match its template', async () => {
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
