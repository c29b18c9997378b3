import * as z from 'zod';
import { searchText } from '#db/queries/search-text.ts';
import { resources } from '#db/schema/resources.ts';
import { operation, teachers } from '#functions/_base/operation.ts';
import { Draft } from '#teaching/resources/draft.ts';
import { draftColumns } from './draft-columns.ts';
import type { ResourcesEnv } from './env.ts';
import { showResource } from './read-resource.ts';
import { newResourceId } from './resource-id.ts';

const Body = z.object({ draft: Draft });

/** `POST /v1/resources`: the dashboard's draft becomes a resource of its own. 201 with it. */
export const createResource = operation<ResourcesEnv, never, never, z.infer<typeof Body>>(
  { may: teachers, needs: 'createResources', body: Body },
  async ({ body: { draft }, db, who }) => {
    const columns = draftColumns(draft);
    const [row] = await db
      .insert(resources)
      .values({
        id: newResourceId(),
        ownerId: who.id,
        ...columns,
        searchText: searchText(draft.title, columns.text),
      })
      .returning();
    if (!row) throw new Error('an insert answered no row');
    const shown = showResource(
      {
        ...row,
        textType: draft.textType,
        from: row.fromLanguage,
        to: row.toLanguage,
        displayed: false,
        parts: [],
        ownerName: who.name,
      },
      { who },
    );
    return Response.json(shown, { status: 201 });
  },
);
