import { sql } from 'drizzle-orm';
import { type Duty, duties, dutyVerbs } from '#contracts/ai-models/ai-model.ts';
import type { Database } from '#db/client.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { DutyModel, DutyModels } from './duty-models.ts';
import type { ListedModel, ModelClient } from './model-client.ts';

/** Number of days before an announced shutdown at which admins are notified. */
const noticeDays = 60;
const dayMs = 86_400_000;
const deadlineMs = 20_000;

/**
 * Fetches each server's model list (`GET /models`). Alerts the admins if a model in use is not on the list or
 * will be shut down within 60 days. Stores the shutdown dates for the models screen. Skips servers that have
 * no model list.
 */
export async function checkModels(
  db: Database,
  models: DutyModels,
  client: ModelClient,
  now = Date.now(),
): Promise<void> {
  const used = duties.flatMap((duty) => {
    const on = models[duty];
    return on ? [{ duty, on }] : [];
  });
  const addresses = new Map(used.map(({ on }) => [on.server.baseUrl, on.server]));
  const lists = new Map(
    await Promise.all(
      [...addresses].map(async ([baseUrl, server]) => {
        const list = await client
          .models(server, AbortSignal.timeout(deadlineMs))
          .catch((error: unknown) => {
            log('info', 'model list unavailable', { baseUrl, ...describeError(error) });
            return null;
          });
        return [baseUrl, list] as const;
      }),
    ),
  );
  const alerts = used.flatMap(({ duty, on }) => {
    const list = lists.get(on.server.baseUrl);
    const listed = list?.find(({ id }) => id === on.model.name);
    const alert = alertOf(duty, on, listed, now);
    return alert && (list || alert.kind === 'model_ends') ? [alert] : [];
  });
  const ends = [...lists.values()].flatMap((list) => list ?? []);
  await Promise.all([...alerts.map((alert) => openAlert(db, alert)), storeEnds(db, ends)]);
}

/**
 * Returns the alert about a model in use, or null if no action is needed. `listed` is the model's entry in
 * its server's list.
 */
function alertOf(duty: Duty, { model }: DutyModel, listed: ListedModel | undefined, now: number) {
  const endsOn = listed?.shutdown_date ?? model.endsOn;
  if (endsOn && Date.parse(endsOn) - now < noticeDays * dayMs) {
    const message = `${model.name}, which ${dutyVerbs[duty]}, will be shut down by its provider on ${endsOn}. Choose another model on the Models screen.`;
    return { kind: 'model_ends', subject: `${duty} ${model.name}`, message };
  }
  if (listed) return null;
  const message = `${model.name}, which ${dutyVerbs[duty]}, is not on its server’s list of models. Choose another one on the Models screen.`;
  return { kind: 'model_missing', subject: `${duty} ${model.name}`, message };
}

async function storeEnds(db: Database, ends: readonly ListedModel[]): Promise<void> {
  if (ends.length === 0) return;
  const told = JSON.stringify(ends.map(({ id, shutdown_date = null }) => ({ id, shutdown_date })));
  await db.execute(sql`
    update ai_models m set shutdown_on = e.shutdown_date
    from jsonb_to_recordset(${told}::jsonb) as e (id text, shutdown_date date)
    where m.name = e.id and m.shutdown_on is distinct from e.shutdown_date`);
}
