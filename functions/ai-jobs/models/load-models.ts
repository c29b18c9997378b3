import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AiModel, Duty, ModelChoice } from '#contracts/ai-models/ai-model.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { StoredModels } from './duty-models.ts';

const Stored = z.object({
  models: z.array(AiModel),
  choices: z.array(z.object({ duty: Duty, baseUrl: z.string(), choice: ModelChoice })),
});

/** Selects the admins' models and the newest choice for each duty and server. */
export async function selectStoredModels(db: Database): Promise<StoredModels> {
  const result = await db.execute(sql`
    select (select coalesce(json_agg(case when shutdown_on is null then details
        else details || jsonb_build_object('endsOn', shutdown_on) end), '[]') from ai_models) as models, (
      select coalesce(json_agg(json_build_object('duty', duty, 'baseUrl', base_url,
        'choice', choice)) filter (where choice is not null), '[]')
      from (select distinct on (duty, base_url) * from ai_model_choices
        order by duty, base_url, version desc) newest) as choices`);
  return parseRows(Stored, result)[0] ?? { models: [], choices: [] };
}

/**
 * Cache lifetime per isolate in milliseconds. It is short, so that a change on the models screen soon applies
 * everywhere.
 */
const keptForMs = 15_000;

let latest: { databaseUrl: string; readAt: number; stored: StoredModels } | undefined;

/**
 * Loads the stored models. They are cached, so that few jobs need a separate query. The cache contains only
 * the result, never the promise, because on Workers a promise ends with the event that started it.
 */
export async function loadStoredModels(
  db: Database,
  databaseUrl: string,
  now = Date.now(),
): Promise<StoredModels> {
  if (latest?.databaseUrl === databaseUrl && now - latest.readAt < keptForMs) return latest.stored;
  const stored = await selectStoredModels(db);
  latest = { databaseUrl, readAt: now, stored };
  return stored;
}
