import { inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { mediaObjects } from '#db/schema/resources.ts';

/** A file that a job has put into the media store. */
export interface Clip {
  key: string;
  type: string;
  bytes: number;
  /** How long it plays; 0 for a picture. */
  ms: number;
}

/** Which of these keys are in the store already, with how long they play in milliseconds. */
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

/** Puts files on record; one that another job made at the same moment is the same file. */
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
