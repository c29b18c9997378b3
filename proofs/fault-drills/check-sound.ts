import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

const Row = z.object({ key: z.string(), bytes: z.number() });

/**
 * Checks that every recorded file is complete in the store, because a clip without its file would be a button
 * that plays no sound.
 */
export async function checkSound(db: Database, origin: string): Promise<string[]> {
  const read = await db.execute(sql`select key, bytes from media_objects`);
  const faults: string[] = [];
  for (const { key, bytes } of parseRows(Row, read)) {
    const answer = await fetch(`${origin}/api/v1/media/${key}`);
    const stored = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok || stored !== bytes) {
      faults.push(`file ${key.slice(0, 8)}: ${answer.status}, ${stored} of ${bytes} bytes`);
    }
  }
  return faults;
}
