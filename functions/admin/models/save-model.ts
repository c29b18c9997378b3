import { sql } from 'drizzle-orm';
import { choiceProblem, kindsOfDuty } from '#contracts/ai-models/ai-model.ts';
import { SaveModel } from '#contracts/ai-models/model-record.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { ApiError, fieldError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { fetchDuties } from './duties.ts';

/**
 * `PUT /v1/admin/models`: stores the description of a new or known model. Returns 400 for the field
 * `model.kind` if the model is in use for a duty and would become unsuitable for it. Returns 409 if another
 * admin has described the model since this admin loaded it.
 */
export const saveModel = operation<AdminEnv, never, never, SaveModel>(
  { may: ['admin'], body: SaveModel },
  async ({ body: { model, updatedAt }, db, caller, env }) => {
    for (const { duty, choice, source } of await fetchDuties(env)) {
      if (choice?.model !== model.name) continue;
      const isMisfit = !kindsOfDuty[duty].includes(model.kind);
      const problem = source === 'admin' || isMisfit ? choiceProblem(duty, choice, model) : null;
      if (!problem) continue;
      const message = `It is in use for ${duty}. ${problem} Choose another model there first.`;
      throw fieldError('model.kind', message);
    }
    const seen = sql`${utcTimestamp(sql`m.updated_at`)} = ${updatedAt}`;
    const { rows } = await db.execute(sql`
      with former as (select details from ai_models where name = ${model.name}),
      saved as (
        insert into ai_models as m (name, details, updated_by)
        values (${model.name}, ${JSON.stringify(model)}::jsonb, ${caller.id})
        on conflict (name) do update set details = excluded.details, updated_at = now(),
          updated_by = excluded.updated_by, shutdown_on = null
          where ${seen}
        returning m.name
      ), line as (
        insert into audit_log (actor_id, action, subject, before, after)
        select ${caller.id}, 'model.described', name, (select details from former),
          ${JSON.stringify(model)}::jsonb from saved
      )
      select name from saved`);
    if (rows.length === 0) {
      throw new ApiError(
        'conflict',
        updatedAt === null
          ? 'There is already a model with this name. Change that one.'
          : 'Someone else has changed this model in the meantime. Check it again.',
      );
    }
    return null;
  },
);
