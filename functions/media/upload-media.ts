import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { contentKey } from '#functions/_base/content-key.ts';
import { Refusal } from '#functions/_base/errors.ts';
import { limitRate } from '#functions/_base/limit-rate.ts';
import { operation, teachers } from '#functions/_base/operation.ts';
import { readBytes } from '#functions/_base/read-body.ts';
import { requireFeature } from '#functions/_base/require-feature.ts';
import { checkFile, mostBytes } from './check-file.ts';
import type { MediaEnv } from './env.ts';

const Query = z.object({ kind: z.enum(['audio', 'image']) });

/** What an account may keep: 1 GB in 5 000 files. */
const mostStored = { bytes: 1_000_000_000, files: 5_000 };

/**
 * `POST /v1/media?kind=audio|image`: stores a recording or a picture under the hash of its content. 201
 * `{key, ms?}`. The same file sent again is the same key and counts once. 413 before the body is read
 * when it is too large, or when the account has no room left; 429 after many files. Pictures are of the
 * plan's "Upload images"; a recording belongs to the text that the plan let make.
 */
export const uploadMedia = operation<MediaEnv, never, z.infer<typeof Query>>(
  { may: teachers, query: Query, once: false },
  async ({ query: { kind }, db, who, env, request }) => {
    if (kind === 'image') requireFeature(who, 'uploadImages');
    await limitRate(db, 'upload', who.id);
    const bytes = await readBytes(request, mostBytes[kind]);
    const { type, ms } = checkFile(kind, bytes);
    // The owner is part of the key: a file cannot be found by somebody who merely has the same one.
    const key = await contentKey(['upload', who.id, await contentKey(bytes)]);
    // Room first: a file that finds none must not lie in the store uncounted.
    await claimRoom(db, who.id, { key, type, bytes: bytes.length, ms });
    await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: type } });
    return Response.json({ key, ...(ms !== null && { ms }) }, { status: 201 });
  },
);

/**
 * Counts a new file against its owner's room and puts it on record, in one conditional statement. Those of
 * one file take turns: its second looks for the file when the first has put it on record.
 */
async function claimRoom(
  db: Database,
  ownerId: string,
  file: { key: string; type: string; bytes: number; ms: number | null },
): Promise<void> {
  const turn = sql`select pg_advisory_xact_lock(hashtextextended(${file.key}, 0))`;
  const claim = sql`
    with known as (
      select 1 from media_objects where key = ${file.key}
    ), room as (
      insert into media_usage as u (user_id, bytes, files)
      select ${ownerId}, ${file.bytes}::bigint, 1 where not exists (select 1 from known)
      on conflict (user_id) do update set bytes = u.bytes + excluded.bytes, files = u.files + 1
      where u.bytes + excluded.bytes <= ${mostStored.bytes} and u.files < ${mostStored.files}
      returning 1
    ), object as (
      insert into media_objects (key, owner_id, type, bytes, milliseconds)
      select ${file.key}, ${ownerId}, ${file.type}, ${file.bytes}::int, ${file.ms}::int from room
      on conflict (key) do nothing
    )
    select exists (select 1 from known) or exists (select 1 from room) as stored`;
  const [, { rows }] = await db.batch([db.execute(turn), db.execute<{ stored: boolean }>(claim)]);
  if (!rows[0]?.stored) {
    throw new Refusal('too_large', 'Your store of recordings and pictures is full.');
  }
}
