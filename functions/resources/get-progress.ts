import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Progress } from '#contracts/resources/resource.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ResourcesEnv } from './env.ts';
import { toUtc as utcTimestamp, visibleTo } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';

/** `GET /v1/resources/:id/progress`: how each part stands, without its content. Small, for polling. */
export const getProgress = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: teachers, params: ResourceParams },
  async ({ params, db, caller }): Promise<Progress> => {
    const { rows } = await db.execute<{ progress: Progress }>(sql`
      select json_build_object('revision', r.revision, 'status', r.status, 'parts', (
        select coalesce(json_agg(json_build_object('part', p.part, 'status', p.status,
          'problem', p.problem, 'edited', p.edited, 'generation', p.generation,
          'updatedAt', to_json(p.updated_at)) order by p.created_at, p.part), '[]')
        from resource_parts p where p.resource_id = r.id)) as progress
      from resources r where r.id = ${params.id} and ${visibleTo({ caller })}`);
    const progress = rows[0]?.progress;
    if (!progress) throw notFound('This resource');
    return {
      ...progress,
      parts: progress.parts.map((part) => ({ ...part, updatedAt: utcTimestamp(part.updatedAt) })),
    };
  },
);
