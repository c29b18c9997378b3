import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AiModel, Duty, ModelChoice } from '#contracts/ai-models/ai-model.ts';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import type { DutyState } from '#contracts/ai-models/duty-state.ts';
import type { DutyLine, KnownModel } from '#contracts/ai-models/model-record.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';

const Stored = z.object({
  models: z.array(z.extend(AiModel, { updatedAt: z.string(), by: z.nullable(z.string()) })),
  choices: z.array(
    z.object({
      duty: Duty,
      version: z.int(),
      baseUrl: z.string(),
      choice: z.nullable(ModelChoice),
      by: z.nullable(z.string()),
      publishedAt: z.string(),
    }),
  ),
  warnings: z.array(z.object({ subject: z.string(), message: z.string() })),
});
export type StoredModels = z.infer<typeof Stored>;

/** How many choices of a duty are looked back at. */
const maxVersions = 50;

/** What admins have stored of models, what they chose, the newest first, and what is open about models. */
export async function selectModels(db: Database): Promise<StoredModels> {
  const result = await db.execute(sql`
    select (select coalesce(json_agg(m.details || jsonb_build_object(
          'endsOn', coalesce(to_jsonb(m.shutdown_on), m.details -> 'endsOn'),
          'updatedAt', ${utcTimestamp(sql`m.updated_at`)}, 'by', u.full_name)), '[]')
        from ai_models m left join users u on u.id = m.updated_by) as models,
      (select coalesce(json_agg(json_build_object('duty', c.duty, 'version', c.version,
          'baseUrl', c.base_url, 'choice', c.choice, 'by', u.full_name,
          'publishedAt', ${utcTimestamp(sql`c.published_at`)}) order by c.duty, c.version desc), '[]')
        from (select *, row_number() over (partition by duty order by version desc) as place
          from ai_model_choices) c
        left join users u on u.id = c.published_by where c.place <= ${maxVersions}) as choices,
      (select coalesce(json_agg(json_build_object('subject', subject, 'message', message)
          order by raised_at desc), '[]')
        from operator_alerts where closed_at is null
          and kind in ('model_ends', 'model_missing')) as warnings`);
  return parseRows(Stored, result)[0] ?? { models: [], choices: [], warnings: [] };
}

/** Every model that is known: Lexiloom's own list, with admins' descriptions beside and instead of it. */
export function knownModels({ models }: Pick<StoredModels, 'models'>): KnownModel[] {
  const own = new Map(models.map((model) => [model.name, { ...model, own: true }]));
  const listed = catalogue
    .filter(({ name }) => !own.has(name))
    .map((model) => ({ ...model, own: false, updatedAt: null, by: null }));
  return [...own.values(), ...listed].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A duty's state with who chose its model, and what is open about it. */
export function dutyLineOf(state: DutyState, { choices, warnings }: StoredModels): DutyLine {
  const { duty, baseUrl, source } = state;
  const own = choices.filter((one) => one.duty === duty);
  const live = source === 'admin' ? own.find((one) => one.baseUrl === baseUrl) : undefined;
  return {
    ...state,
    version: own[0]?.version ?? 0,
    by: live?.by ?? null,
    publishedAt: live?.publishedAt ?? null,
    warnings: warnings
      .filter(({ subject }) => state.model && subject === `${duty} ${state.model.name}`)
      .map(({ message }) => message),
  };
}
