import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
import { readJson, selectJson } from '#db/queries/json-of.ts';
import { searchText } from '#db/queries/search-text.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { draftColumns } from './generation/save-draft.ts';
import {
  resourceJson,
  type StoredResource,
  selectOwnResource,
  showResource,
} from './read-resource.ts';
import { newResourceId } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

const Body = z.object({ draft: Draft });

/** `POST /v1/resources`: creates a resource from the dashboard's draft. 201 with the resource. */
export const createResource = operation<ResourcesEnv, never, never, z.infer<typeof Body>>(
  { limit: 'lesson', may: teachers, needs: 'createResources', body: Body },
  async ({ body: { draft }, db, caller, creation }) => {
    if (creation.before)
      return created(await selectOwnResource(db, creation.before, caller), caller);
    const columns = draftColumns(draft);
    const parts = sql`
      turn as (${creation.turn}), made as (
        insert into resources (id, owner_id, title, text_type, from_language, to_language, audience,
          level, draft, text, search_text)
        select ${newResourceId()}, ${caller.id}, ${columns.title}, ${columns.textType},
          ${columns.fromLanguage}, ${columns.toLanguage}, ${columns.audience}, ${columns.level},
          ${JSON.stringify(columns.draft)}::jsonb, ${JSON.stringify(columns.text)}::jsonb,
          ${searchText(draft.title, columns.text)}
        from turn returning *
      ), noted as (${creation.note(sql`id`, sql`made`)})`;
    const from = sql`made r join users u on u.id = r.owner_id`;
    const resource = await readJson(db, selectJson(resourceJson, { parts, from }));
    if (!resource) throw createdElsewhere();
    return created(resource, caller);
  },
);

const created = (resource: StoredResource, caller: Caller) =>
  Response.json(showResource(resource, { caller }), { status: 201 });
