import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Progress, Resource } from '#contracts/resources/resource.ts';
import {
  insertLesson,
  insertOrganisation,
  insertTeacher,
} from '#db/queries/testing/insert-lesson.ts';
import { users } from '#db/schema/users.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import {
  bypassSecret,
  createResourceFixture,
  type ResourceFixture,
} from './testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());

const get = (id: string, token?: string, headers?: Record<string, string>) =>
  world.call(`GET /v1/resources/${id}`, { ...(token && { token }), ...(headers && { headers }) });

describe('reading a resource', () => {
  it('returns everything to the owner', async () => {
    const id = await world.addLesson();
    const resource = Resource.parse(await (await get(id, world.owner.token)).json());
    expect(resource).toMatchObject({ id, mine: true, status: 'review', to: 'fr' });
    expect(resource.draft.topic).toBe('A cat');
    expect(resource.text.sentences).toHaveLength(2);
    expect(resource.parts).toMatchObject([{ part: 'text', status: 'ready' }]);
  });

  it('returns 404 to other callers while the resource is private', async () => {
    const id = await world.addLesson({ status: 'final' });
    expect((await get(id)).status).toBe(404);
    expect((await get(id, world.stranger.token)).status).toBe(404);
    expect((await get(id, await signIn('PUPIL'))).status).toBe(404);
  });

  it('is allowed for anyone once the resource is public and finished, without the owner’s prompt', async () => {
    const id = await world.addLesson({ status: 'final', visibility: 'PUBLIC' });
    const resource = Resource.parse(await (await get(id)).json());
    expect(resource).toMatchObject({ mine: false, draft: { topic: '' } });
    const unfinished = await world.addLesson({ visibility: 'PUBLIC' });
    expect((await get(unfinished)).status).toBe(404);
  });

  it('is allowed for the owner’s department, and for an admin, which adds a line to the audit log', async () => {
    const head = await insertTeacher(world.test.db);
    const school = await insertOrganisation(world.test.db, head);
    const colleague = await insertTeacher(world.test.db, { organisationId: school });
    const owner = await insertTeacher(world.test.db, { organisationId: school });
    const id = await insertLesson(world.test.db, owner);
    expect((await get(id, await signIn('public', { id: colleague }))).status).toBe(200);
    expect((await get(id, await signIn('public', { id: head }))).status).toBe(404);
    await world.test.db.update(users).set({ organisationId: school }).where(eq(users.id, head));
    expect((await get(id, await signIn('public', { id: head }))).status).toBe(200);
    const admin = await signIn('admin', { id: 'admin-who-reads' });
    expect((await get(id, admin)).status).toBe(200);
    expect((await get(id, admin)).status).toBe(200);
    // Reading a public or missing lesson adds no line to the log, and neither does reading by other users.
    await get(await world.addLesson({ status: 'final', visibility: 'PUBLIC' }), admin);
    await get('no-such-lesson', admin);
    const { rows } = await world.test.db.execute(sql`
      select actor_id, action, subject from audit_log where action = 'lesson.looked at'`);
    expect(rows).toEqual([
      { actor_id: 'admin-who-reads', action: 'lesson.looked at', subject: id },
    ]);
  });

  it('logs once that an admin copies a private lesson', async () => {
    const admin = await insertTeacher(world.test.db);
    const token = await signIn('admin', { id: admin });
    const lines = async () => {
      const { rows } = await world.test.db.execute(sql`
        select action, subject from audit_log where actor_id = ${admin}`);
      return rows;
    };
    const copy = async (id: string) =>
      (await world.call(`POST /v1/resources/${id}/duplicate`, { token })).status;
    expect(await copy(await world.addLesson({ status: 'final', visibility: 'PUBLIC' }))).toBe(201);
    expect(await copy(await world.addLesson({ ownerId: admin }))).toBe(201);
    expect(await lines()).toEqual([]);
    const id = await world.addLesson();
    expect([await copy(id), await copy(id)]).toEqual([201, 201]);
    expect(await lines()).toEqual([{ action: 'lesson.looked at', subject: id }]);
  });

  it('is allowed with the bypass secret, but omits the owner’s name and permits no changes', async () => {
    const id = await world.addLesson();
    const headers = { 'x-lexiloom-bypass': bypassSecret };
    const answer = await get(id, undefined, headers);
    expect(answer.headers.get('x-lexiloom-bypassed')).toBe('yes');
    const resource = Resource.parse(await answer.json());
    expect(resource).toMatchObject({ ownerName: '', mine: false, draft: { topic: '' } });
    const open = await world.addLesson({ status: 'final', visibility: 'PUBLIC' });
    expect((await get(open)).headers.has('x-lexiloom-bypassed')).toBe(false);
    const wrong = { 'x-lexiloom-bypass': `${bypassSecret}!` };
    expect((await get(id, undefined, wrong)).status).toBe(404);
    expect((await get(open, undefined, wrong)).headers.has('x-lexiloom-bypassed')).toBe(false);
    const change = { headers, json: { title: 'Mine now' } };
    expect((await world.call(`PATCH /v1/resources/${id}`, change)).status).toBe(401);
  });

  it('returns 404 once the resource is removed, until it is restored', async () => {
    const id = await world.addLesson({ status: 'final', visibility: 'PUBLIC' });
    const { token } = world.owner;
    expect((await world.call(`DELETE /v1/resources/${id}`, { token })).status).toBe(204);
    expect((await world.call(`DELETE /v1/resources/${id}`, { token })).status).toBe(204);
    expect((await get(id, token)).status).toBe(404);
    expect((await get(id)).status).toBe(404);
    expect((await world.call(`POST /v1/resources/${id}/restore`, { token })).status).toBe(200);
    expect((await get(id)).status).toBe(200);
  });

  it('returns a 4xx status for invalid ids', async () => {
    for (const strange of ['x', "'; drop table resources; --", '%00', '../..', '🙂']) {
      expect(
        (await get(encodeURIComponent(strange), world.owner.token)).status,
      ).toBeGreaterThanOrEqual(400);
      expect((await get(encodeURIComponent(strange), world.owner.token)).status).toBeLessThan(500);
    }
  });
});

describe('progress', () => {
  it('returns the status of each part without its content', async () => {
    const id = await world.addLesson({}, [
      { part: 'text', status: 'ready' },
      { part: 'phrase', content: { items: [] } },
    ]);
    const answer = await world.call(`GET /v1/resources/${id}/progress`, {
      token: world.owner.token,
    });
    const progress = Progress.parse(await answer.json());
    expect(progress.parts.map(({ part, status }) => [part, status]).sort()).toEqual([
      ['phrase', 'queued'],
      ['text', 'ready'],
    ]);
    expect(JSON.stringify(progress)).not.toContain('items');
  });
});
