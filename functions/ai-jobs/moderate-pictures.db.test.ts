import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { ModelFailure } from './model-failure.ts';
import { moderatePictures } from './moderate-pictures.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

let test: TestDatabase;
let ownerId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  ownerId = await insertTeacher(test.db);
});
afterAll(() => test.close());

/** A picture on record, whose bytes are these words. */
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

it('names the first upload that is not for pupils', async () => {
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

it('does not look at what a model drew', async () => {
  const keys = [await upload('a torture', null)];
  expect(await moderatePictures(contextWith('torture'), { ownerId, keys })).toEqual({
    kind: 'fit',
  });
});

it('lets nothing through while the moderator is away', async () => {
  const context = contextWith('');
  context.model.moderate = async () => {
    throw new ModelFailure('model_down', 'away');
  };
  const judged = await moderatePictures(context, { ownerId, keys: [await upload('a cat')] });
  expect(judged).toMatchObject({ kind: 'problem', code: 'model_down' });
});
