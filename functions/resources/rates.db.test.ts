import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RateName, rateSubject, rates } from '#functions/http/limit-rate.ts';
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

/** Stores this number of uses by this account, as if they had just happened. */
const already = (name: RateName, count: number) =>
  world.test.db.execute(sql`
    insert into attempts (subject, window_starts_at, count)
    values (${rateSubject(name, world.owner.id)}, now(), ${count})
    on conflict (subject) do update set count = excluded.count, window_starts_at = now()`);
const post = (path: string, json?: unknown) =>
  world.call(`POST /v1/resources/${path}`, {
    token: world.owner.token,
    ...(json !== undefined && { json }),
  });

async function expectTooMany(answer: Response): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await answer.json()).message).toMatch(/Please wait 10 minutes and try again\.$/);
}

describe('rate limits', () => {
  it('rejects a text beyond the limit, and keeps the draft', async () => {
    const id = await world.addLesson({ status: 'draft' }, []);
    await already('text', rates.text.allowed);
    await expectTooMany(await post(`${id}/generate`));
    await already('text', rates.text.allowed - 1);
    expect((await post(`${id}/generate`)).status).toBe(200);
  });

  it('does not count calls that follow a text while it is being written', async () => {
    const id = await world.addLesson({ status: 'writing' });
    await already('text', rates.text.allowed + 5);
    expect((await post(`${id}/generate`)).status).toBe(200);
  });

  it('limits the generation of parts', async () => {
    const id = await world.addLesson();
    await already('part', rates.part.allowed);
    await expectTooMany(await post(`${id}/parts/phrase/generate`));
    await already('part', 0);
    expect((await post(`${id}/parts/phrase/generate`)).status).toBe(200);
  });

  it('counts a regenerated text as a text', async () => {
    const id = await world.addLesson();
    await already('text', rates.text.allowed);
    await expectTooMany(await post(`${id}/parts/text/generate`));
  });

  it('limits wrong bypass secrets by network address', async () => {
    const id = await world.addLesson({ status: 'final', visibility: 'PUBLIC' });
    const get = (secret: string, address: string) =>
      world.call(`GET /v1/resources/${id}`, {
        headers: { 'x-lexiloom-bypass': secret, 'cf-connecting-ip': address },
      });
    for (let tries = 1; tries <= rates.bypass.allowed; tries += 1) {
      expect((await get('wrong', '192.0.2.1')).status).toBe(200);
    }
    expect((await get('wrong', '192.0.2.1')).status).toBe(429);
    expect((await get('wrong', '192.0.2.2')).status).toBe(200);
    expect((await get(bypassSecret, '192.0.2.1')).status).toBe(200);
  });

  it('limits voice samples', async () => {
    const id = await world.addLesson();
    await already('sample', rates.sample.allowed);
    await expectTooMany(await post(`${id}/voice-sample`, { speaker: '', voice: 'nova' }));
  });

  it('limits only edits that regenerate audio, tags or pictures', async () => {
    const id = await world.addLesson();
    const send = (route: string, json: unknown) =>
      world.call(route, { token: world.owner.token, json });
    const lesson = await (
      await world.call(`GET /v1/resources/${id}`, { token: world.owner.token })
    ).json();
    const sentences = lesson.text.sentences.map(
      ({
        id: sentence,
        target,
        native,
      }: {
        id: string;
        target: { text: string };
        native: { text: string };
      }) => ({
        ...{ id: sentence, target: `${target.text} Bien sûr.`, native: native.text },
      }),
    );
    const edits = [
      () => send(`PATCH /v1/resources/${id}`, { voices: { '': 'nova' } }),
      () => send(`PUT /v1/resources/${id}/text`, { revision: lesson.revision, sentences }),
      () => send(`PUT /v1/resources/${id}/parts/vocab`, { content: { items: [] } }),
    ];
    await already('remake', rates.remake.allowed);
    for (const edit of edits) await expectTooMany(await edit());
    expect((await send(`PATCH /v1/resources/${id}`, { title: 'Another name' })).status).toBe(200);
    await already('remake', 0);
    for (const edit of edits) expect((await edit()).status).not.toBe(429);
  });
});

describe('voice samples', () => {
  it('requests a clip from the models Worker and returns it', async () => {
    const id = await world.addLesson();
    await already('sample', 0);
    world.sample = { kind: 'clip', key: 'k', ms: 900 };
    const answer = await post(`${id}/voice-sample`, { speaker: '', voice: 'echo' });
    expect(await answer.json()).toEqual({ key: 'k', ms: 900 });
    expect(world.asked.at(-1)).toBe(`POST /voice-sample/${id}`);
  });

  it('returns 422 if the models Worker returns no clip', async () => {
    const id = await world.addLesson();
    world.sample = { kind: 'problem', code: 'model_busy', message: 'The AI is very busy.' };
    const answer = await post(`${id}/voice-sample`, { speaker: '', voice: 'echo' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: 'The AI is very busy.' });
    world.sample = { kind: 'nothing to say' };
    expect((await post(`${id}/voice-sample`, { speaker: 'Nobody', voice: 'echo' })).status).toBe(
      422,
    );
  });
});
