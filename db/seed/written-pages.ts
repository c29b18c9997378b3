import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { WrittenPage } from './load-seed-pages.ts';

/**
 * Publishes the pages that come with the product, those that are new or whose file has changed, in one
 * statement. A page that an admin has touched is the admin's from then on.
 */
export async function seedWrittenPages(db: Database, pages: readonly WrittenPage[]): Promise<void> {
  const rows = pages.map(({ content, ...page }) => ({
    ...page,
    content,
    ...{ title: content.title, summary: content.summary, body: content.body },
    ...{ language: content.language, section: content.section, position: content.position },
    ...{ members_only: content.membersOnly, starts_at: content.startsAt },
    minutes: content.minutes,
  }));
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
        id text, kind text, slug text, content jsonb, plain text, hash text, title text,
        summary text, body text, language text, section text, position int, members_only boolean,
        starts_at timestamptz, minutes int)
    ), written as (
      insert into content_pages as p (id, kind, slug, title, summary, body, plain, language, section,
        position, members_only, starts_at, minutes, published_at, seed_hash)
      select id, kind, slug, title, summary, body, plain, language, section, position,
        members_only, starts_at, minutes, now(), hash from given
      on conflict (kind, slug) do update set title = excluded.title, summary = excluded.summary,
        body = excluded.body, plain = excluded.plain, language = excluded.language,
        section = excluded.section, position = excluded.position,
        members_only = excluded.members_only, starts_at = excluded.starts_at,
        minutes = excluded.minutes, seed_hash = excluded.seed_hash, revision = p.revision + 1,
        updated_at = now()
      where p.edited_at is null and p.seed_hash is distinct from excluded.seed_hash
      returning p.id, p.kind, p.slug
    )
    insert into content_versions (page_id, number, content)
    select w.id, 1 + coalesce((select max(v.number) from content_versions v
      where v.page_id = w.id), 0), g.content
    from written w join given g on g.kind = w.kind and g.slug = w.slug`);
}
