import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  ClassroomDetail,
  ClassroomRow,
  LoginCard,
  PupilRow,
} from '#contracts/classrooms/classroom.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  type ClassroomFixture,
  createClassroomFixture,
  type TestTeacher,
} from './testing/classroom-fixture.ts';

let world: ClassroomFixture;
let classroom = '';
beforeAll(async () => {
  world = await createClassroomFixture();
  classroom = await world.addClassroom(world.owner, '8B French');
});
afterAll(() => world.close());

const send = (route: string, json?: unknown, by: TestTeacher = world.owner) =>
  world.call(route, { token: by.token, ...(json !== undefined && { json }) });
const read = async <Answer>(route: string, by: TestTeacher = world.owner): Promise<Answer> => {
  const answer = await send(route, undefined, by);
  expect(answer.status).toBe(200);
  return answer.json();
};
const addPupils = async (id: string, names: string[], by: TestTeacher = world.owner) => {
  const answer = await send(`POST /v1/classrooms/${id}/pupils`, { names }, by);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as LoginCard[];
};

describe('a class', () => {
  it('is created, renamed, archived and restored', async () => {
    const id = await world.addClassroom(world.owner, '9A Spanish');
    const rename = { name: '9A Español', language: 'es', year: 'england/year-9' };
    expect((await send(`PATCH /v1/classrooms/${id}`, rename)).status).toBe(204);
    const { classroom: row, mayChange } = await read<ClassroomDetail>(`GET /v1/classrooms/${id}`);
    expect(row).toMatchObject({ ...rename, archived: false, pupils: 0, mine: true });
    expect(mayChange).toBe(true);
    await send(`PATCH /v1/classrooms/${id}`, { archived: true });
    const open = await read<ClassroomRow[]>('GET /v1/classrooms');
    expect(open.map((each) => each.id)).not.toContain(id);
    const archived = await read<ClassroomRow[]>('GET /v1/classrooms?archived=true');
    expect(archived.map((each) => each.id)).toContain(id);
    await send(`PATCH /v1/classrooms/${id}`, { archived: false });
    const found = await read<ClassroomRow[]>('GET /v1/classrooms?search=espa');
    expect(found.map((each) => each.id)).toEqual([id]);
  });

  it('moves up to a new class with the same pupils and archives the old class', async () => {
    const id = await world.addClassroom(world.owner, '8B French');
    const [card] = await addPupils(id, ['Léa Dupont']);
    const next = { name: '9B French', language: 'fr', year: 'england/year-9' };
    const answer = await send(`POST /v1/classrooms/${id}/move-up`, next);
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as ClassroomRow;
    expect(made).toMatchObject({ ...next, archived: false, pupils: 1, mine: true });
    const old = await read<ClassroomDetail>(`GET /v1/classrooms/${id}`);
    expect(old.classroom).toMatchObject({ name: '8B French', archived: true, pupils: 1 });
    const { pupils } = await read<ClassroomDetail>(`GET /v1/classrooms/${made.id}`);
    expect(pupils.map((pupil) => pupil.id)).toEqual([card?.id]);
    expect((await send(`POST /v1/classrooms/${id}/move-up`, next)).status).toBe(409);
  });

  it('moves up once when the same request is repeated', async () => {
    const id = await world.addClassroom(world.owner, '7X');
    const again = () =>
      world.call(`POST /v1/classrooms/${id}/move-up`, {
        token: world.owner.token,
        json: { name: '8X' },
        headers: { 'Idempotency-Key': `up-${id}` },
      });
    const [one, two] = [await again(), await again()];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await one.json()).toEqual(await two.json());
    expect(await read<ClassroomRow[]>('GET /v1/classrooms?search=8x')).toHaveLength(1);
  });

  it('keeps its teacher when the department’s owner moves the class up', async () => {
    const id = await world.addClassroom(world.colleague, '7H');
    const answer = await send(`POST /v1/classrooms/${id}/move-up`, { name: '8H' }, world.head);
    expect(await answer.json()).toMatchObject({ teacherId: world.colleague.id, mine: false });
  });

  it('is visible to the department, and editable by its teacher and the department’s owner', async () => {
    const id = await world.addClassroom(world.colleague, '7C');
    const seen = await read<ClassroomDetail>(`GET /v1/classrooms/${id}`, world.head);
    expect(seen).toMatchObject({ classroom: { mine: false }, mayChange: true });
    expect((await send(`PATCH /v1/classrooms/${id}`, { name: '7D' }, world.head)).status).toBe(204);
    const heads = await world.addClassroom(world.head, 'Heads');
    const shared = await read<ClassroomDetail>(`GET /v1/classrooms/${heads}`, world.colleague);
    expect(shared.mayChange).toBe(false);
    const refused = await send(`PATCH /v1/classrooms/${heads}`, { name: 'Mine' }, world.colleague);
    expect(refused.status).toBe(404);
  });
});

describe('pupils', () => {
  it('get accounts from a list of names, show their passwords once, and can be searched', async () => {
    const id = await world.addClassroom(world.owner, '8B French');
    const cards = await addPupils(id, ['Léa Dupont', 'Tom Weber']);
    expect(cards.map(({ fullName }) => fullName)).toEqual(['Léa Dupont', 'Tom Weber']);
    for (const card of cards) {
      expect(card.userName).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
      expect(card.password).toMatch(/^[A-Z][a-z]{4}-\d{4}$/);
    }
    const { pupils } = await read<ClassroomDetail>(`GET /v1/classrooms/${id}`);
    expect(pupils.map(({ fullName }) => fullName)).toEqual(['Léa Dupont', 'Tom Weber']);
    expect(JSON.stringify(pupils)).not.toContain(cards[0]?.password);
    const [page, total] = await read<[PupilRow[], number]>('GET /v1/pupils?search=weber');
    expect(total).toBe(1);
    expect(page[0]).toMatchObject({ fullName: 'Tom Weber', classrooms: [{ id }] });
  });

  it('get longer user names when the short ones are taken', async () => {
    const id = await world.addClassroom(world.owner, '8D French');
    const random = crypto.getRandomValues.bind(crypto);
    // Make every attempt draw the same names.
    const drawing = vi
      .spyOn(crypto, 'getRandomValues')
      .mockImplementation((bytes) =>
        bytes instanceof Uint32Array ? bytes.fill(7) : random(bytes),
      );
    try {
      const [short] = await addPupils(id, ['Ana Test']);
      expect(short?.userName).toMatch(/-\d\d$/);
      const [long] = await addPupils(id, ['Noa Test']);
      expect(long?.userName).toMatch(/-\d{3}$/);
      const both = await addPupils(id, ['Ida Test', 'Kai Test']);
      for (const { userName } of both) expect(userName).toMatch(/-\d{4}$/);
    } finally {
      drawing.mockRestore();
    }
  });

  it('join a second class and stay in it after leaving the first', async () => {
    const [card] = await addPupils(classroom, ['Mia Muster']);
    const second = await world.addClassroom(world.owner, 'Club');
    const join = { pupilIds: [card?.id] };
    expect((await send(`POST /v1/classrooms/${second}/members`, join)).status).toBe(204);
    expect((await send(`POST /v1/classrooms/${second}/members`, join)).status).toBe(204);
    const gone = await send(`DELETE /v1/classrooms/${classroom}/pupils/${card?.id}`);
    expect(gone.status).toBe(204);
    const [[pupil]] = await read<[PupilRow[], number]>('GET /v1/pupils?search=mia');
    expect(pupil?.classrooms.map(({ id }) => id)).toEqual([second]);
  });

  it('move to another class together, or leave without a new class', async () => {
    const from = await world.addClassroom(world.owner, 'From');
    const to = await world.addClassroom(world.owner, 'To');
    const [one, two] = await addPupils(from, ['Ann One', 'Bea Two']);
    const pupilIds = [one?.id, two?.id];
    const namesIn = async (id: string) =>
      (await read<ClassroomDetail>(`GET /v1/classrooms/${id}`)).pupils.map((p) => p.fullName);
    expect((await send(`POST /v1/classrooms/${from}/move`, { pupilIds, to })).status).toBe(204);
    expect([await namesIn(from), await namesIn(to)]).toEqual([[], ['Ann One', 'Bea Two']]);
    await send(`POST /v1/classrooms/${to}/move`, { pupilIds: [one?.id], to: null });
    expect(await namesIn(to)).toEqual(['Bea Two']);
    // Neither moving pupils into their own class nor moving pupils who are not in the class changes anything.
    await send(`POST /v1/classrooms/${to}/move`, { pupilIds, to });
    await send(`POST /v1/classrooms/${from}/move`, { pupilIds, to: classroom });
    expect(await namesIn(to)).toEqual(['Bea Two']);
    const theirs = await world.addClassroom(world.stranger);
    const stolen = await send(`POST /v1/classrooms/${to}/move`, { pupilIds, to: theirs });
    expect(stolen.status).toBe(404);
    expect(await namesIn(to)).toEqual(['Bea Two']);
  });

  it('are sorted by surname, whether it is given, guessed or corrected', async () => {
    const id = await world.addClassroom(world.owner, 'Register');
    const names = ['Zoe Adams', 'Ana García López', 'Bo Lund', 'Cher'];
    const added = await send(`POST /v1/classrooms/${id}/pupils`, {
      names,
      surnames: [null, 'García López', null, null],
    });
    expect(added.status).toBe(201);
    const inOrder = async () =>
      (await read<ClassroomDetail>(`GET /v1/classrooms/${id}`)).pupils.map((p) => p.fullName);
    expect(await inOrder()).toEqual(['Zoe Adams', 'Cher', 'Ana García López', 'Bo Lund']);
    const [zoe] = (await added.json()) as LoginCard[];
    const rename = { fullName: 'Zoe Adams', surname: 'Zoe' };
    expect((await send(`PATCH /v1/pupils/${zoe?.id}`, rename)).status).toBe(204);
    expect(await inOrder()).toEqual(['Cher', 'Ana García López', 'Bo Lund', 'Zoe Adams']);
    const uneven = { names: ['A B'], surnames: [] };
    expect((await send(`POST /v1/classrooms/${id}/pupils`, uneven)).status).toBe(400);
  });

  it('get new passwords, and their sessions end', async () => {
    const [card] = await addPupils(classroom, ['Noa Test']);
    await world.test.exec(`insert into sessions (id, user_id, refresh_hash, xsrf_hash, rotated_at, expires_at)
      values ('s-${card?.id}', '${card?.id}', 'r-${card?.id}', 'x', now(), now() + interval '1 day')`);
    const answer = await send('POST /v1/pupils/passwords', { pupilIds: [card?.id] });
    expect(answer.status).toBe(200);
    const [fresh] = (await answer.json()) as LoginCard[];
    expect(fresh?.userName).toBe(card?.userName);
    expect(fresh?.password).not.toBe(card?.password);
    const { rows } = await world.test.db.execute(
      `select ended_because from sessions where id = 's-${card?.id}'`,
    );
    expect(rows).toEqual([{ ended_because: 'password changed' }]);
  });

  it('are removed with their accounts, and each removal frees a place', async () => {
    const small = await world.addTeacher('TRIAL');
    const id = await world.addClassroom(small);
    const cards = await addPupils(
      id,
      Array.from({ length: 30 }, () => 'A Pupil'),
      small,
    );
    const more = { names: ['One More'] };
    const full = await send(`POST /v1/classrooms/${id}/pupils`, more, small);
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({
      message: 'There is no room for one more pupil: your plan has 30 in all.',
    });
    expect((await send(`DELETE /v1/pupils/${cards[0]?.id}`, undefined, small)).status).toBe(204);
    expect((await send(`POST /v1/classrooms/${id}/pupils`, more, small)).status).toBe(201);
  });

  it('count towards the department’s allowance, whichever teacher adds them', async () => {
    const id = await world.addClassroom(world.colleague);
    await addPupils(id, ['In Department'], world.colleague);
    const { rows } = await world.test.db.execute(
      `select pupils from allowance_usage where owner_id = '${world.head.id}'`,
    );
    expect(rows).toEqual([{ pupils: 1 }]);
  });

  it('are refused if the plan has no pupil accounts', async () => {
    const single = await world.addTeacher('SINGLE_TEACHER');
    const id = await world.addClassroom(single);
    const answer = await send(`POST /v1/classrooms/${id}/pupils`, { names: ['A B'] }, single);
    expect(await answer.json()).toMatchObject({
      message: 'Your plan does not include accounts for pupils.',
    });
  });

  it('cannot be added to a class by another teacher', async () => {
    const [card] = await addPupils(classroom, ['Own Pupil']);
    const theirs = await world.addClassroom(world.stranger);
    const join = { pupilIds: [card?.id] };
    const tried = await send(`POST /v1/classrooms/${theirs}/members`, join, world.stranger);
    expect(tried.status).toBe(404);
  });
});

const strangerToken = () => world.stranger.token;
const wrongRoles = ['PUPIL'] as const;
const anyPupil = async () => (await addPupils(classroom, ['Some Body']))[0]?.id ?? '';
let pupil = '';
beforeAll(async () => {
  pupil = await anyPupil();
});

for (const [name, route, json] of [
  ['reading a class', () => `GET /v1/classrooms/${classroom}`, undefined],
  ['changing a class', () => `PATCH /v1/classrooms/${classroom}`, { name: 'X' }],
  ['adding pupils', () => `POST /v1/classrooms/${classroom}/pupils`, { names: ['A B'] }],
  ['joining', () => `POST /v1/classrooms/${classroom}/members`, { pupilIds: ['x'] }],
  ['moving up', () => `POST /v1/classrooms/${classroom}/move-up`, { name: 'X' }],
  ['moving', () => `POST /v1/classrooms/${classroom}/move`, { pupilIds: ['x'], to: null }],
  ['leaving', () => `DELETE /v1/classrooms/${classroom}/pupils/${pupil}`, undefined],
  ['renaming a pupil', () => `PATCH /v1/pupils/${pupil}`, { fullName: 'New Name' }],
  ['removing a pupil', () => `DELETE /v1/pupils/${pupil}`, undefined],
] as const) {
  refusesWrongPerson(name, () => ({
    call: world.call,
    route: route(),
    json,
    wrongRoles,
    stranger: strangerToken,
  }));
}
refusesWrongPerson('setting new passwords', () => ({
  call: world.call,
  route: 'POST /v1/pupils/passwords',
  json: { pupilIds: [pupil] },
  wrongRoles,
  stranger: strangerToken,
}));
refusesWrongPerson('listing classes', () => ({
  call: world.call,
  route: 'GET /v1/classrooms',
  wrongRoles,
}));
refusesWrongPerson('listing pupils', () => ({
  call: world.call,
  route: 'GET /v1/pupils',
  wrongRoles,
}));
refusesWrongPerson('making a class', () => ({
  call: world.call,
  route: 'POST /v1/classrooms',
  json: { name: 'X' },
  wrongRoles,
}));

refusesBadInput('making a class', () => ({
  call: world.call,
  route: 'POST /v1/classrooms',
  token: () => world.owner.token,
  bodies: [
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'X', language: 'klingon' }, 'language'],
  ],
}));
refusesBadInput('adding pupils', () => ({
  call: world.call,
  route: `POST /v1/classrooms/${classroom}/pupils`,
  token: () => world.owner.token,
  bodies: [
    [{}, 'names'],
    [{ names: [] }, 'names'],
    [{ names: ['x@y'] }, 'names.0'],
    [{ names: Array.from({ length: 101 }, () => 'A B') }, 'names'],
  ],
}));
