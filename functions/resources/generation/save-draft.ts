import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { searchable } from '#db/queries/search-text.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { audienceLevel } from '#language/levels.ts';
import type { Text } from '#language/text/text.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

const Body = z.object({ draft: Draft });

const Row = z.object({ revision: z.number(), saved: z.boolean() });

/**
 * `PUT /v1/resources/:id/draft`: autosaves the dashboard in one statement. If the writing was interrupted,
 * keeps the sentences written so far only if the draft still requests the same text. 409 once the text is
 * finished.
 */
export const saveDraft = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  // No idempotency key is needed, because saving the same draft twice has no further effect.
  { may: teachers, params: ResourceParams, body: Body, once: false },
  async ({ params, body, db, caller }) => {
    const { text, draft, ...columns } = draftColumns(body.draft);
    const stored = JSON.stringify(draft);
    const result = await db.execute(sql`
      with before as (
        select id, status, revision from resources
        where id = ${params.id} and owner_id = ${caller.id} and removed_at is null
      ), saved as (
        update resources r set title = ${columns.title}, text_type = ${columns.textType},
          from_language = ${columns.fromLanguage}, to_language = ${columns.toLanguage},
          audience = ${columns.audience}, level = ${columns.level}, draft = ${stored}::jsonb,
          search_text = ${searchable(columns.title)}, revision = r.revision + 1,
          updated_at = now(),
          text = case when r.draft - 'parts' - 'audio' = ${stored}::jsonb - 'parts' - 'audio'
            then r.text else ${JSON.stringify(text)}::jsonb end
        from before b where r.id = b.id and r.status = 'draft'
        returning r.revision
      )
      select coalesce(s.revision, b.revision) as revision, s.revision is not null as saved
      from before b left join saved s on true`);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This resource was not found.');
    if (!row.saved)
      throw new ApiError(
        'conflict',
        'This text has already been written, so its draft can’t be changed.',
      );
    return { revision: row.revision };
  },
);

/** Returns the columns of a resource that are taken from its draft before anything is written. */
export function draftColumns(draft: Draft) {
  const text: Text = { target: draft.to, native: draft.from, sentences: [] };
  return {
    title: draft.title,
    textType: draft.textType,
    fromLanguage: draft.from,
    toLanguage: draft.to,
    audience: draft.audience,
    level: audienceLevel(draft.audience),
    draft,
    text,
  };
}
