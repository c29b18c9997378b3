import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '#functions/http/errors.ts';

/** What an account may keep: 1 GB in 5 000 files. */
const maxStored = { bytes: 1_000_000_000, files: 5_000 };

/** A file that is to be stored. */
export interface UploadedFile {
  key: string;
  type: string;
  bytes: number;
  ms: number | null;
}

const Row = z.object({ known: z.boolean(), made: z.boolean() });

/**
 * Counts a new file against its owner's room and puts it on record, in one conditional statement. Those of
 * one file take turns: its second looks for the file when the first has put it on record. Answers whether
 * it was new; throws 413 when there is no room.
 */
export async function reserveStorage(
  db: Database,
  ownerId: string,
  file: UploadedFile,
): Promise<'new' | 'known'> {
  const turn = sql`select pg_advisory_xact_lock(hashtextextended(${file.key}, 0))`;
  const claim = sql`
    with known as (
      select 1 from media_objects where key = ${file.key}
    ), room as (
      insert into media_usage as u (user_id, bytes, files)
      select ${ownerId}, ${file.bytes}::bigint, 1 where not exists (select 1 from known)
      on conflict (user_id) do update set bytes = u.bytes + excluded.bytes, files = u.files + 1
      where u.bytes + excluded.bytes <= ${maxStored.bytes} and u.files < ${maxStored.files}
      returning 1
    ), object as (
      insert into media_objects (key, owner_id, type, bytes, milliseconds)
      select ${file.key}, ${ownerId}, ${file.type}, ${file.bytes}::int, ${file.ms}::int from room
      on conflict (key) do nothing
    )
    select exists (select 1 from known) as known, exists (select 1 from room) as made`;
  const [, result] = await db.batch([db.execute(turn), db.execute(claim)]);
  const [row] = parseRows(Row, result);
  if (row?.known) return 'known';
  if (row?.made) return 'new';
  throw new ApiError('too_large', 'Your storage for recordings and pictures is full.');
}

/** Takes a file off the record again, and gives its room back: it never came into the store. */
export async function releaseStorage(db: Database, ownerId: string, key: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from media_objects where key = ${key} and owner_id = ${ownerId} returning bytes
    )
    update media_usage u set bytes = greatest(0, u.bytes - gone.bytes), files = greatest(0, u.files - 1)
    from gone where u.user_id = ${ownerId}`);
}
