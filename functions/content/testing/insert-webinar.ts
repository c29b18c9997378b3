import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Database } from '#db/client.ts';

/** Inserts a published webinar that begins after this Postgres interval, such as `3 days`. */
export async function insertWebinar(db: Database, startsIn: string, title = 'Games that teach') {
  const id = nanoid(10);
  const slug = `webinar-${id.toLowerCase().replace(/[^a-z0-9]/g, '0')}`;
  await db.execute(sql`
    insert into content_pages (id, kind, slug, title, summary, body, plain, starts_at, minutes,
      published_at)
    values (${id}, 'webinar', ${slug}, ${title}, '', '', '', now() + ${startsIn}::interval, 45, now())`);
  return { id, slug };
}
