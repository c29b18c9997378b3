import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { ModelFailure } from './models/model-failure.ts';
import { moderatePictures } from './moderate-pictures.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

let test: TestDatabase;
let ownerId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  ownerId = await insertTeacher(test.db);
});
afterAll(() => test.close());

/** Records an uploaded picture. Its bytes are these words, so that the simulated moderation can flag them. */
async function upload(words: string, owner: string | null = ownerId): Promise<string> {
  const key = crypto.randomUUID();
  await test.db.execute(sql`
    insert into media_objects (key, owner_id, type, bytes) values (${key}, ${owner}, 'image/png', 9)`);
  pictures.set(key, words);
  return key;
}
const pictures = new Map<string, string>();

function contextWith(flagged: string) {
  const context = fakeJobContext(test.db);
  context.flagged.push(flagged);
  context.media.get = async (key) => {
    const body = new Response(pictures.get(key)).body as ReadableStream<Uint8Array>;
    return { size: 9, httpMetadata: { contentType: 'image/png' }, body };
  };
  return context;
}

it('returns the first unsuitable upload', async () => {
  const keys = [await upload('a cat'), await upload('a torture'), await upload('a dog')];
  const context = contextWith('torture');
  expect(await moderatePictures(context, { ownerId, keys })).toEqual({
    kind: 'unfit',
    key: keys[1],
  });
  expect(await moderatePictures(context, { ownerId, keys: [keys[0] ?? ''] })).toEqual({
    kind: 'fit',
  });
});

it('does not check pictures drawn by a model', async () => {
  const keys = [await upload('a torture', null)];
  expect(await moderatePictures(contextWith('torture'), { ownerId, keys })).toEqual({
    kind: 'fit',
  });
});

it('returns a problem if moderation is unavailable', async () => {
  const context = contextWith('');
  context.model.moderate = async () => {
    throw new ModelFailure('model_down', 'away');
  };
  const judged = await moderatePictures(context, { ownerId, keys: [await upload('a cat')] });
  expect(judged).toMatchObject({ kind: 'problem', code: 'model_down' });
});

it('checks each upload only once, even if it is saved several times', async () => {
  const keys = [await upload('a cat'), await upload('a dog'), await upload('a torture')];
  const context = contextWith('torture');
  let judged = 0;
  const { moderate } = context.model;
  context.model.moderate = (...given) => {
    judged += 1;
    return moderate(...given);
  };
  for (let at = 0; at < 5; at += 1) {
    await moderatePictures(context, { ownerId, keys: keys.slice(0, 2) });
    await moderatePictures(context, { ownerId, keys: [] });
    const unfit = await moderatePictures(context, { ownerId, keys: keys.slice(2) });
    expect(unfit).toEqual({ kind: 'unfit', key: keys[2] });
  }
  expect(judged).toBe(3);
});

it('loads no further file once the moderation budget is used up', async () => {
  const context = contextWith('torture');
  context.moderationBudget = { server: 'https://full.test', tokens: 10, perMs: 600_000 };
  const keys = [await upload('a cat'), await upload('a dog')];
  let opened = 0;
  const { get } = context.media;
  context.media.get = (key) => {
    opened += 1;
    return get(key);
  };
  const judged = await moderatePictures(context, { ownerId, keys });
  expect(judged).toMatchObject({ kind: 'problem', code: 'model_busy' });
  expect(opened).toBe(1);
});

it('limits one account to its share of the budget without blocking others', async () => {
  const context = contextWith('torture');
  context.moderationBudget = { server: 'https://moderator.test', tokens: 1_000, perMs: 60_000 };
  const other = await insertTeacher(test.db);
  const many = await Promise.all(Array.from({ length: 12 }, () => upload('a cat')));
  const judged = await moderatePictures(context, { ownerId, keys: many });
  expect(judged).toMatchObject({ kind: 'problem', code: 'model_busy' });
  // After a minute, the shared budget is full again, and a quarter of this account's share is available
  // again.
  const minuteAgo = sql`update attempts set window_starts_at = window_starts_at - interval '1 minute'
    where subject like 'moderation:%'`;
  await test.db.execute(minuteAgo);
  const more = await Promise.all(Array.from({ length: 12 }, () => upload('a cat')));
  expect(await moderatePictures(context, { ownerId, keys: more })).toMatchObject({
    code: 'model_busy',
  });
  const { rows } = await test.db.execute<{ judged: number }>(
    sql`select count(*)::int as judged from media_objects where is_fit and owner_id = ${ownerId}`,
  );
  expect(rows[0]?.judged).toBeGreaterThanOrEqual(12);
  const picture = await upload('a dog', other);
  expect(await moderatePictures(context, { ownerId: other, keys: [picture] })).toEqual({
    kind: 'fit',
  });
  // Pictures that have been moderated before do not wait for the budget.
  const known = await test.db.execute<{ key: string }>(
    sql`select key from media_objects where is_fit and owner_id = ${ownerId}`,
  );
  const keys = known.rows.map(({ key }) => key);
  expect(await moderatePictures(context, { ownerId, keys })).toEqual({ kind: 'fit' });
});
