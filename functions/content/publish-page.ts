import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageContent } from '#contracts/content/page.ts';
import { plainText } from '#contracts/content/plain-text.ts';
import { operation } from '#functions/http/operation.ts';
import { changePage, PageParams, Revision } from './edited-page.ts';
import type { ContentEnv } from './routes.ts';

const Body = z.object({ revision: Revision, content: PageContent });

/** `POST /v1/content/editing/:id/publish`: publishes this text and stores it as the next version. */
export const publishPage = operation<
  ContentEnv,
  z.infer<typeof PageParams>,
  never,
  z.infer<typeof Body>
>(
  { may: ['admin'], params: PageParams, body: Body },
  ({ params: { id }, body: { revision, content }, db, caller }) =>
    changePage({
      ...{ db, caller, id, revision, action: 'page.published' },
      set: sql`draft = null, published_at = coalesce(p.published_at, now()),
        title = ${content.title}, summary = ${content.summary}, body = ${content.body},
        plain = ${plainText(content.body)}, section = ${content.section}, position = ${content.position},
        members_only = ${content.membersOnly}, starts_at = ${content.startsAt}::timestamptz,
        minutes = ${content.minutes}::int, video = ${content.video}, poster = ${content.poster},
        captions = ${content.captions}`,
      more: sql`, kept as (
        insert into content_versions (page_id, number, content, published_by)
        select c.id, 1 + coalesce((select max(v.number) from content_versions v
          where v.page_id = c.id), 0), ${JSON.stringify(content)}::jsonb, ${caller.id} from changed c
      )`,
    }),
);
