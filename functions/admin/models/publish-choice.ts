import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PublishChoice } from '#contracts/ai-models/model-record.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import {
  DutyParams,
  dutyOf,
  fetchDuties,
  knownModels,
  requireFittingChoice,
  selectModels,
  stateOf,
} from './duties.ts';

const Row = z.object({ version: z.number() });

/**
 * `POST /v1/admin/models/duties/:duty/publish`: uses this model for all new requests; null restores the
 * operator's setting or the default. Stores each choice as a version and resolves the open warnings about the
 * former model.
 *
 * Returns 400 for the field `choice` if the model is unsuitable. Returns 409 if another admin has chosen a
 * model since the page was loaded, or if the duty has a different server since then.
 */
export const publishChoice = operation<AdminEnv, z.infer<typeof DutyParams>, never, PublishChoice>(
  { may: ['admin'], params: DutyParams, body: PublishChoice },
  async ({ params, body: { version, baseUrl, choice }, db, caller, env }) => {
    const duty = dutyOf(params.duty);
    const [states, stored] = await Promise.all([fetchDuties(env), selectModels(db)]);
    if (choice) requireFittingChoice(duty, choice, { states, models: knownModels(stored) });
    if (stateOf(states, duty).baseUrl !== baseUrl) {
      throw new ApiError('conflict', 'The server for this task has changed. Check it again.');
    }
    const chosen = choice && JSON.stringify(choice);
    const result = await db.execute(sql`
      with newest as (
        select coalesce(max(version), 0) as version from ai_model_choices where duty = ${duty}
      ), former as (
        select choice from ai_model_choices where duty = ${duty} and base_url = ${baseUrl}
        order by version desc limit 1
      ), published as (
        insert into ai_model_choices (duty, version, base_url, choice, published_by)
        select ${duty}, version + 1, ${baseUrl}, ${chosen}::jsonb, ${caller.id} from newest
        where version = ${version}::int
        on conflict (duty, version) do nothing
        returning version
      ), settled as (
        update operator_alerts set closed_at = now(), closed_by = ${caller.id}
        where closed_at is null and kind in ('model_ends', 'model_missing')
          and starts_with(subject, ${`${duty} `})
          and subject is distinct from ${choice && `${duty} ${choice.model}`}
          and exists (select 1 from published)
      ), line as (
        insert into audit_log (actor_id, action, subject, before, after)
        select ${caller.id}, 'model.published', ${duty},
          jsonb_build_object('model', (select choice ->> 'model' from former)),
          jsonb_build_object('version', version, 'model', ${choice?.model ?? null}::text)
        from published
      )
      select version from published`);
    const [row] = parseRows(Row, result);
    if (!row) {
      throw new ApiError(
        'conflict',
        'Someone else has changed the model for this task in the meantime. See what they chose, then decide.',
      );
    }
    return row;
  },
);
