import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Folder, maxFolders, Shelf } from '#contracts/resources/folder.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());
beforeEach(() => world.test.db.execute(sql`truncate resource_folders cascade`));

const path = '/v1/resources/folders';

async function make(name: string, token = world.owner.token): Promise<Folder> {
  const answer = await world.send(`POST ${path}`, { name }, token);
  expect(answer.status, name).toBe(201);
  return Folder.parse(await answer.json());
}

async function list(query = '', token = world.owner.token): Promise<[string[], number, Shelf]> {
  const answer = await world.send(`GET /v1/resources?${query}`, undefined, token);
  const [rows, total, shelf]: [ResourceRow[], number, unknown] = await answer.json();
  return [rows.map(({ id }) => id).sort(), total, Shelf.parse(shelf)];
}

const put = (folderId: string | null, ...ids: string[]) =>
  world.send('PATCH /v1/resources', { ids, folderId });

describe('a folder', () => {
  it('is created empty, with extra whitespace removed from its name', async () => {
    const folder = await make('  Unit  3 ');
    expect(folder).toMatchObject({ name: 'Unit 3', resources: 0 });
    const [, , shelf] = await list();
    expect(shelf.folders).toEqual([folder]);
  });

  it('is created once when the same request is sent twice', async () => {
    const once = () =>
      world.call(`POST ${path}`, {
        token: world.owner.token,
        json: { name: 'Once' },
        headers: { 'idempotency-key': 'the-same-key' },
      });
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await first.json()).toEqual(await second.json());
    expect((await list())[2].folders).toHaveLength(1);
  });

  it('has a name that is unique per teacher, ignoring case', async () => {
    const french = await make('Été 8B');
    for (const name of ['été 8b', 'E\u0301te\u0301 8B']) {
      const answer = await world.send(`POST ${path}`, { name });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ fields: [{ field: 'name' }] });
    }
    await make('Été 8B', world.stranger.token);
    const other = await make('Exams');
    const rename = (id: string, name: string) => world.send(`PATCH ${path}/${id}`, { name });
    expect((await rename(other.id, 'ÉTÉ 8B')).status).toBe(409);
    expect((await rename(french.id, 'ÉTÉ 8B')).status).toBe(204);
    expect((await list())[2].folders.map(({ name }) => name)).toEqual(['Exams', 'ÉTÉ 8B']);
  });

  it('is rejected beyond the maximum of two hundred', async () => {
    await world.test.db.execute(sql`
      insert into resource_folders (id, owner_id, name, name_key)
      select 'f' || n, ${world.owner.id}, 'F' || n, 'f' || n
      from generate_series(1, ${maxFolders - 1}::int) n`);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => world.send(`POST ${path}`, { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await list())[2].folders).toHaveLength(maxFolders);
    expect((await world.send(`DELETE ${path}/f1`)).status).toBe(204);
    await make('Four');
    expect((await world.send(`POST ${path}/f1/restore`)).status).toBe(409);
  });

  it('loses its resources when it is removed, and gets them back when it is restored', async () => {
    const [unit, other] = [await make('Unit'), await make('Other')];
    const [stays, moves] = [await world.addLesson(), await world.addLesson()];
    await put(unit.id, stays, moves);
    const inUnit = async () => (await list(`folder=${unit.id}`))[0];
    expect(await inUnit()).toEqual([stays, moves].sort());
    expect((await world.send(`DELETE ${path}/${unit.id}`)).status).toBe(204);
    expect((await world.send(`DELETE ${path}/${unit.id}`)).status).toBe(204);
    expect(await inUnit()).toEqual([]);
    const [unfiled] = await list('folder=none');
    expect(unfiled).toEqual(expect.arrayContaining([stays, moves]));
    await put(other.id, moves);
    for (let times = 0; times < 2; times += 1) {
      expect((await world.send(`POST ${path}/${unit.id}/restore`)).status).toBe(204);
      expect(await inUnit()).toEqual([stays]);
    }
    expect((await list())[2].folders).toEqual([
      { ...other, resources: 1 },
      { ...unit, resources: 1 },
    ]);
  });

  it('cannot be restored once another folder has the same name', async () => {
    const unit = await make('Unit');
    await world.send(`DELETE ${path}/${unit.id}`);
    await make('UNIT');
    const answer = await world.send(`POST ${path}/${unit.id}/restore`);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'conflict']);
  });

  it('returns 409 if another folder takes its name while it is created or restored', async () => {
    const [other, removed] = [await make('Other'), await make('Back again')];
    await world.send(`DELETE ${path}/${removed.id}`);
    // Simulate a rename that is committed after the statement has started.
    await world.test.exec(`
      create function rename_other() returns trigger language plpgsql as $$ begin
        update resource_folders set name_key = new.name_key where id = '${other.id}';
        return new;
      end $$;
      create trigger renamed before insert on resource_folders for each row
        execute function rename_other();
      create trigger renamed_back before update of removed_at on resource_folders for each row
        when (new.removed_at is null) execute function rename_other();`);
    const answers = [
      await world.send(`POST ${path}`, { name: 'Racing' }),
      await world.send(`POST ${path}/${removed.id}/restore`),
    ];
    await world.test.exec('drop function rename_other() cascade');
    for (const answer of answers) {
      const { code } = await answer.json();
      expect([answer.status, code]).toEqual([409, 'conflict']);
    }
  });

  it('is deleted permanently when another folder is removed, at least a day after its own removal', async () => {
    const [old, next] = [await make('Old'), await make('Next')];
    const id = await world.addLesson({ folderId: old.id });
    await world.send(`DELETE ${path}/${old.id}`);
    await world.test.db.execute(sql`
      update resource_folders set removed_at = now() - interval '25 hours' where id = ${old.id}`);
    await world.send(`DELETE ${path}/${next.id}`);
    const { rows } = await world.test.db.execute(sql`
      select (select count(*)::int from resource_folders where id = ${old.id}) as folders,
        folder_id from resources where id = ${id}`);
    expect(rows).toEqual([{ folders: 0, folder_id: null }]);
    expect((await world.send(`POST ${path}/${old.id}/restore`)).status).toBe(404);
  });
});

describe('another teacher’s folder', () => {
  it('cannot be read, filled, renamed, removed or restored', async () => {
    const theirs = await make('Theirs', world.stranger.token);
    const id = await world.addLesson();
    expect((await list(`folder=${theirs.id}`))[1]).toBe(0);
    const answers = [
      await put(theirs.id, id),
      await put('no-such-folder', id),
      await world.send(`PATCH ${path}/${theirs.id}`, { name: 'Mine' }),
      await world.send(`DELETE ${path}/${theirs.id}`),
      await world.send(`POST ${path}/${theirs.id}/restore`),
    ];
    const told = await Promise.all(
      answers.map(async (answer) => [answer.status, (await answer.json()).message]),
    );
    expect(told).toEqual(Array(5).fill([404, 'This folder was not found.']));
    expect((await list('', world.stranger.token))[2].folders).toEqual([theirs]);
  });
});

describe('privacy of folders and tags', () => {
  it('hides them from other teachers in lists, copies and opened resources', async () => {
    const folder = await make('Secret folder');
    const id = await world.addLesson({
      ...{ status: 'final', visibility: 'PUBLIC', folderId: folder.id },
      tags: { 'secret tag': 'Secret tag' },
    });
    const [[mine], , shelf] = await (await world.send('GET /v1/resources?tag=SECRET+tag')).json();
    expect(mine).toMatchObject({ id, folderId: folder.id, tags: ['Secret tag'] });
    expect(shelf.tags).toEqual([{ tag: 'Secret tag', resources: 1 }]);
    const { token } = world.stranger;
    const copied = await world.send(`POST /v1/resources/${id}/duplicate`, undefined, token);
    expect(copied.status).toBe(201);
    const copy = await copied.json();
    const answers = [
      await world.send('GET /v1/resources?scope=public'),
      await world.send('GET /v1/resources?scope=public', undefined, token),
      await world.send(`GET /v1/resources/${id}`, undefined, token),
      await world.send('GET /v1/resources', undefined, token),
      await world.call(`GET /v1/resources/${id}`, {}),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(new RegExp(`secret (tag|folder)|${folder.id}`, 'i'));
    }
    const { rows } = await world.test.db.execute(
      sql`select folder_id, tags from resources where id = ${copy.id}`,
    );
    expect(rows).toEqual([{ folder_id: null, tags: {} }]);
    for (const filter of [`folder=${folder.id}`, 'folder=none', 'tag=secret+tag']) {
      const found = await world.send(`GET /v1/resources?scope=public&${filter}`, undefined, token);
      expect(JSON.stringify(await found.json()), filter).not.toContain(id);
    }
  });

  it('keeps them in the owner’s own copy, and clears them when the resource gets a new owner', async () => {
    const folder = await make('Unit');
    const id = await world.addLesson({ folderId: folder.id, tags: { exam: 'Exam' } });
    const copy = await (await world.send(`POST /v1/resources/${id}/duplicate`)).json();
    const stored = async (one: string) => {
      const { rows } = await world.test.db.execute(
        sql`select folder_id as folder, tags from resources where id = ${one}`,
      );
      return rows[0];
    };
    expect(await stored(copy.id)).toEqual({ folder: folder.id, tags: { exam: 'Exam' } });
    const heir = await insertTeacher(world.test.db);
    await world.test.db.execute(sql`update resources set owner_id = ${heir} where id = ${id}`);
    expect(await stored(id)).toEqual({ folder: null, tags: {} });
  });
});

const bodies: [unknown, string][] = [
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 'Unit\n3' }, 'name'],
  [{ name: 'see example.com' }, 'name'],
  [{}, 'name'],
];
refusesBadInput('making a folder', () => ({
  ...{ call: world.call, route: `POST ${path}`, token: () => world.owner.token, bodies },
}));
refusesBadInput('renaming a folder', () => ({
  ...{ call: world.call, route: `PATCH ${path}/any`, token: () => world.owner.token, bodies },
}));
for (const [route, json] of [
  [`POST ${path}`, { name: 'New' }],
  [`PATCH ${path}/any`, { name: 'New' }],
  [`DELETE ${path}/any`, undefined],
  [`POST ${path}/any/restore`, undefined],
] as const) {
  refusesWrongPerson(route, () => ({ call: world.call, route, json, wrongRoles: ['PUPIL'] }));
}
