import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Progress } from '#contracts/resources/resource.ts';
import { jsonListOf, jsonOf, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { resourceParts } from '#db/schema/resources.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { toUtc as utcTimestamp, visibleTo } from '../read-resource.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

/**
 * `GET /v1/resources/:id/progress`: the status of each part without its content, so that the response is
 * small enough for polling.
 */
export const getProgress = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams },
  async ({ params, db, caller }): Promise<Progress> => {
    const from = sql`resources r where r.id = ${params.id} and ${visibleTo({ caller })}`;
    const progress = await readJson(db, selectJson(progressJson, { from }));
    if (!progress) throw notFound('This resource was not found.');
    return {
      ...progress,
      parts: progress.parts.map((part) => ({ ...part, updatedAt: utcTimestamp(part.updatedAt) })),
    };
  },
);

/** SQL for the progress of the resource `r`. */
const progressJson = jsonOf<Progress>({
  revision: sql`r.revision`,
  status: sql`r.status`,
  parts: jsonListOf(
    jsonOf<Progress['parts'][number]>({
      part: sql`p.part`,
      status: sql`p.status`,
      problem: storedIn('p', resourceParts.problem),
      edited: sql`p.edited`,
      generation: sql`p.generation`,
      updatedAt: sql`to_json(p.updated_at)`,
    }),
    { from: sql`resource_parts p where p.resource_id = r.id`, by: sql`p.created_at, p.part` },
  ),
});
