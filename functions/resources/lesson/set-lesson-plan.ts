import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { LessonPlan } from '#lessons/plan/lesson-plan.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

const Body = z.object({ lessonPlan: LessonPlan });

/**
 * `PUT /v1/resources/:id/lesson-plan`: stores the owner's lesson plan with timings for this resource. 204.
 */
export const setLessonPlan = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, needs: 'lessonPlanner', params: ResourceParams, body: Body, once: false },
  async ({ params, body, db, caller }) => {
    const { rows } = await db.execute(sql`
      update resources set revision = revision + 1,
        lesson_plan = ${JSON.stringify(body.lessonPlan)}::jsonb
      where id = ${params.id} and owner_id = ${caller.id} and removed_at is null returning 1`);
    if (rows.length === 0) throw notFound('This resource was not found.');
    return null;
  },
);
