import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { changeAndReadOwn, noteReading, showResource, visibleTo } from './read-resource.ts';
import { newResourceId, ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

const Row = z.object({ seen: z.boolean(), made: z.boolean() });

/**
 * `POST /v1/resources/:id/duplicate`: creates a private copy of a lesson that the teacher may see, with its
 * text, parts and activities. Does not copy another owner's prompt, original text, folder and tags.
 * Unfinished parts have to be requested again in the copy. 201 with the copy.
 *
 * If an admin copies another user's private lesson, adds a line to the audit log, because reading the copy
 * later is not logged.
 */
export const duplicateResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { limit: 'lesson', may: teachers, needs: 'createResources', params: ResourceParams },
  async ({ params, db, caller, creation }) => {
    const id = creation.before ?? newResourceId();
    const isSeen = sql`r.id = ${params.id} and ${visibleTo({ caller })}`;
    const noted = noteReading({ caller }, isSeen);
    const copy = sql`
      with turn as (${creation.turn}), seen as (
        select r.* from resources r where ${isSeen}
      ), copy as (
        insert into resources (id, owner_id, title, status, text_type, from_language, to_language,
          audience, level, draft, text, voices, activities, arrangement, words, search_text, copied_from,
          folder_id, tags)
        select ${id}, ${caller.id}, left(r.title, 113) || ' (copy)',
          case when r.status in ('review', 'final') then 'review' else 'draft' end, r.text_type,
          r.from_language, r.to_language, r.audience, r.level,
          case when r.owner_id = ${caller.id} then r.draft
            else jsonb_set(r.draft - 'given', '{topic}', '""') end,
          case when r.status in ('review', 'final') then r.text
            else jsonb_set(r.text, '{sentences}', '[]') end,
          r.voices, r.activities, r.arrangement, r.words,
          left(r.search_text, least(length(r.title), 113)) || ' (copy)'
            || substr(r.search_text, length(r.title) + 1), coalesce(r.copied_from, r.id),
          case when r.owner_id = ${caller.id} then r.folder_id end,
          case when r.owner_id = ${caller.id} then r.tags else '{}' end
        from seen r, turn
        returning id, status
      ), noted as (${creation.note(sql`id`, sql`copy`)}), parts as (
        insert into resource_parts (resource_id, part, status, content, problem, edited, options)
        select ${id}, p.part, p.status, p.content, p.problem, p.edited, p.options
        from resource_parts p, copy
        where p.resource_id = ${params.id} and copy.status = 'review'
          and p.status in ('ready', 'needs-edit', 'failed')
      )${noted ? sql`, ${noted}` : sql``}
      select exists (select 1 from seen) as seen, exists (select 1 from copy) as made`;
    const { row, resource } = await changeAndReadOwn({ db, caller }, id, copy, Row);
    if (!row?.seen) throw notFound('This resource was not found.');
    if (!row.made && !creation.before) throw createdElsewhere();
    if (!resource) throw notFound('This copy was not found.');
    return Response.json(showResource(resource, { caller }), { status: 201 });
  },
);
