import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { requireFeature } from '#functions/http/access.ts';
import { check } from '#functions/http/check.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { activityMenus, isActivityName } from '#lessons/activities/menu.ts';
import { storedRules } from '#lessons/activities/registry.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';

const Params = z.extend(ResourceParams, { activity: z.string().check(z.maxLength(60)) });
const Body = z.object({ state: z.unknown() });

/**
 * `PUT /v1/resources/:id/activities/:activity`: stores an activity's seed, options and ids. The projector, a
 * reloaded page, the printout and the pupils' phones then show the same content. 204; 403 `plan_required` for
 * an activity that the plan does not include.
 */
export const setActivity = operation<
  ResourcesEnv,
  z.infer<typeof Params>,
  never,
  z.infer<typeof Body>
>(
  { may: teachers, params: Params, body: Body, once: false },
  async ({ params, body, db, caller }) => {
    if (!isActivityName(params.activity)) throw notFound('This activity was not found.');
    requireFeature(caller, activityMenus[params.activity].feature);
    const { State } = storedRules[params.activity];
    const state = check<unknown>(State, body.state, 'state');
    const { rows } = await db.execute(sql`
    update resources set revision = revision + 1,
      activities = activities || jsonb_build_object(${params.activity}::text,
        ${JSON.stringify(state)}::jsonb)
    where id = ${params.id} and owner_id = ${caller.id} and removed_at is null returning 1`);
    if (rows.length === 0) throw notFound('This resource was not found.');
    return null;
  },
);
