import { sql } from 'drizzle-orm';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import { RemoveModel } from '#contracts/ai-models/model-record.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { fetchDuties } from './duties.ts';

/**
 * `POST /v1/admin/models/remove`: removes an admin's description of a model. If the model is on Lexiloom's
 * own list, the description there applies again. Returns 409 while an admin's choice uses the removed
 * description.
 */
export const removeModel = operation<AdminEnv, never, never, RemoveModel>(
  { may: ['admin'], body: RemoveModel },
  async ({ body: { name }, db, caller, env }) => {
    const isListed = catalogue.some((model) => model.name === name);
    const used = (await fetchDuties(env)).find(
      ({ source, choice }) => source === 'admin' && choice?.model === name,
    );
    if (used && !isListed) {
      throw new ApiError(
        'conflict',
        `It is in use for ${used.duty}. Choose another model there first.`,
      );
    }
    const { rows } = await db.execute(sql`
      with gone as (
        delete from ai_models where name = ${name} returning name, details
      ), line as (
        insert into audit_log (actor_id, action, subject, before)
        select ${caller.id}, 'model.removed', name, details from gone
      )
      select name from gone`);
    if (rows.length === 0) throw notFound('This model was not found.');
    return null;
  },
);
