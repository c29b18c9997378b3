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

/** What admins have stored of models: theirs, and the newest choice for each duty and server. */
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

/** For this long an isolate goes on with what it read: a change on the screen of models is soon everywhere. */
const keptForMs = 15_000;

let latest: { databaseUrl: string; readAt: number; stored: StoredModels } | undefined;

/**
 * The stored models, read once in a while: few jobs wait for a statement of their own. Only what was read is
 * shared, never the reading: it ends with the event that began it.
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
