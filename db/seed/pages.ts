import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { PageContent, PageKind, PageLanguage, PageSlug } from '#contracts/content/page.ts';
import { plainText } from '#contracts/content/plain-text.ts';
import type { Database } from '../client.ts';

/**
 * A page of `db/seed/content`. Its folder's name is the kind, and its file name is the slug. A translation is in a folder
 * named after its language.
 */
export interface WrittenPage {
  id: string;
  kind: PageKind;
  slug: string;
  language: PageLanguage;
  content: PageContent;
  plain: string;
  /** A hash of the file's content. */
  hash: string;
}

const folder = join(import.meta.dirname, 'content');

/** Front matter with `name: value` lines between `---` lines, followed by Markdown. */
const parts = /^---\n(.*?)\n---\n(.*)$/s;

/**
 * Reads every page that ships with the product. If a page is invalid, throws an error with the name of its
 * file.
 */
export function loadSeedPages(): WrittenPage[] {
  return globSync('**/*.md', { cwd: folder })
    .sort()
    .map((path) => parsePage(path, readFileSync(join(folder, path), 'utf8')));
}

/** Parses one file. `path` is relative, such as `guide/games.md` or `guide/de/games.md`. */
export function parsePage(path: string, file: string): WrittenPage {
  const [, facts = '', body = ''] = parts.exec(file) ?? [];
  const given = Object.fromEntries(
    facts.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const content = PageContent.safeParse({
    title: given.title,
    summary: given.summary ?? '',
    body: body.trim(),
    section: given.section ?? '',
    position: Number(given.position ?? 0),
    membersOnly: given.membersOnly === 'true',
    startsAt: given.startsAt ?? null,
    minutes: given.minutes ? Number(given.minutes) : null,
    ...{ video: null, poster: null, captions: null },
  });
  if (!content.success) throw new Error(`${path}: ${content.error.message}`);
  const [kindFolder, languageFolder = 'en'] = dirname(path).split('/');
  const kind = PageKind.parse(kindFolder);
  const slug = PageSlug.parse(basename(path, '.md'));
  const language = PageLanguage.parse(languageFolder);
  const suffix = language === 'en' ? '' : `-${language}`;
  return {
    ...{ id: `written-${kind}-${slug}${suffix}`, kind, slug, language, content: content.data },
    plain: plainText(content.data.body),
    hash: createHash('sha256').update(file).digest('hex'),
  };
}

/**
 * Publishes the pages that ship with the product if they are new or their file has changed. One statement.
 * Pages that an admin has edited are never overwritten.
 */
export async function seedWrittenPages(db: Database, pages: readonly WrittenPage[]): Promise<void> {
  const rows = pages.map(({ content, ...page }) => ({
    ...page,
    content,
    ...{ title: content.title, summary: content.summary, body: content.body },
    ...{ section: content.section, position: content.position },
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
      on conflict (kind, slug, language) do update set title = excluded.title, summary = excluded.summary,
        body = excluded.body, plain = excluded.plain,
        section = excluded.section, position = excluded.position,
        members_only = excluded.members_only, starts_at = excluded.starts_at,
        minutes = excluded.minutes, seed_hash = excluded.seed_hash, revision = p.revision + 1,
        updated_at = now()
      where p.edited_at is null and p.seed_hash is distinct from excluded.seed_hash
      returning p.id
    )
    insert into content_versions (page_id, number, content)
    select w.id, 1 + coalesce((select max(v.number) from content_versions v
      where v.page_id = w.id), 0), g.content
    from written w join given g on g.id = w.id`);
}
