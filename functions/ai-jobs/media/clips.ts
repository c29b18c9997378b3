import { inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { mediaObjects } from '#db/schema/resources.ts';

/** A file that a job has stored in the media store. */
export interface Clip {
  key: string;
  type: string;
  bytes: number;
  /** Duration in milliseconds; 0 for a picture. */
  ms: number;
}

/** Returns the given keys that are already in the store, with their durations in milliseconds. */
export async function findClips(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: mediaObjects.key, ms: mediaObjects.milliseconds })
    .from(mediaObjects)
    .where(inArray(mediaObjects.key, [...keys]));
  return new Map(rows.map(({ key, ms }) => [key, ms ?? 0]));
}

/** Records files. If another job records the same file at the same time, one record is stored. */
export async function storeClips(db: Database, clips: readonly Clip[]): Promise<void> {
  if (clips.length === 0) return;
  await db
    .insert(mediaObjects)
    .values(
      clips.map(({ key, type, bytes, ms }) => ({
        key,
        type,
        bytes,
        ...(ms > 0 && { milliseconds: ms }),
      })),
    )
    .onConflictDoNothing();
}
