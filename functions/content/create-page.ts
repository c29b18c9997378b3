import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { NewPage, type PageContent } from '#contracts/content/page.ts';
import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { ContentEnv } from './routes.ts';

const Body = NewPage.check(
  z.refine(({ kind, slug }) => kind !== 'page' || !isTakenSlug(slug), {
    path: ['slug'],
    message: 'This address is used by a screen in Lexiloom.',
  }),
);

const Row = z.object({ id: z.string() });

/**
 * `POST /v1/content/editing`: creates an unpublished page. 201 `{id}`; 409 if a page already has this
 * address.
 */
export const createPage = operation<ContentEnv, never, never, z.infer<typeof Body>>(
  { may: ['admin'], body: Body },
  async ({ body: { kind, slug, language, title }, db, caller, creation }) => {
    if (creation.before) return Response.json({ id: creation.before }, { status: 201 });
    const draft: PageContent = {
      ...{ title, summary: '', body: '', section: '', position: 100 },
      ...{ membersOnly: false, startsAt: null, minutes: null },
      ...{ video: null, poster: null, captions: null },
    };
    const result = await db.execute(sql`
      with made as (
        insert into content_pages (id, kind, slug, language, title, summary, body, plain, draft, edited_at)
        values (${nanoid(12)}, ${kind}, ${slug}, ${language}, ${title}, '', '', '',
          ${JSON.stringify(draft)}::jsonb, now())
        on conflict do nothing returning id, kind, slug
      ), noted as (${creation.note(sql`id`, sql`made`)}), line as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'page.created', kind || '/' || slug from made
      ) select id from made`);
    const [made] = parseRows(Row, result);
    if (!made) throw new ApiError('conflict', 'There is already a page at this address.');
    return Response.json(made, { status: 201 });
  },
);
