import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PageKind, type PageLine } from '#contracts/content/page.ts';
import { operation } from '#functions/http/operation.ts';
import { answerCached } from './answer-cached.ts';
import type { ContentEnv } from './env.ts';
import { isPublished, lineJson } from './page-json.ts';

const Params = z.object({ kind: PageKind });

/**
 * `GET /v1/content/pages/:kind`: the published pages of a kind, without their bodies: webinars by date,
 * the others in the order that the admin gave them. There are few enough for one answer.
 */
export const listPages = operation<ContentEnv, z.infer<typeof Params>>(
  { may: 'anyone', params: Params },
  async ({ params: { kind }, db, request }) => {
    const { rows } = await db.execute<{ pages: PageLine[] }>(sql`
      select coalesce(json_agg(${lineJson} order by p.starts_at, p.position, p.slug), '[]') as pages
      from content_pages p where p.kind = ${kind} and ${isPublished}`);
    return answerCached(request, rows[0]?.pages ?? []);
  },
);
