import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { readRows } from '#db/queries/read-rows.ts';
import type { FileRemover } from './env.ts';

/** Keys that R2 takes in one call at most. */
const pageSize = 1000;
/** Pages of one sweep: what is left then is the next one's. */
const mostPages = 10;

/**
 * Removes what a person uploaded, the file before its record, so that a sweep killed between the two
 * finds the record again. Made clips belong to nobody: they say a sentence, and no one's voice. False
 * when some are left for the next sweep.
 */
export async function removeFiles(
  db: Database,
  files: FileRemover,
  ownerId: string,
): Promise<boolean> {
  for (let page = 0; page < mostPages; page += 1) {
    const found = await db.execute(sql`
      select key from media_objects where owner_id = ${ownerId} order by key limit ${pageSize}`);
    const keys = readRows(z.object({ key: z.string() }), found).map(({ key }) => key);
    if (keys.length === 0) return true;
    await files.delete(keys);
    await db.execute(sql`
      delete from media_objects m using jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) g
      where m.key = g.value and m.owner_id = ${ownerId}`);
  }
  return false;
}
