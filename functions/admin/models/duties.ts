import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  AiModel,
  choiceProblem,
  Duty,
  ModelChoice,
  nobody,
  optionalDuties,
  textModel,
} from '#contracts/ai-models/ai-model.ts';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import { type DutyState, DutyStates } from '#contracts/ai-models/duty-state.ts';
import type { DutyLine, KnownModel } from '#contracts/ai-models/model-record.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { fieldError, notFound } from '#functions/http/errors.ts';
import type { AdminEnv } from '../routes.ts';

export const DutyParams = z.object({ duty: z.string().check(z.maxLength(20)) });

/**
 * Returns the duty named in a path. A duty is a task for which a model is chosen, such as `speech`. Throws
 * 404 for an unknown name.
 */
export function dutyOf(name: string): Duty {
  const duty = Duty.safeParse(name);
  if (!duty.success) throw notFound('This task was not found.');
  return duty.data;
}

const refuse = (message: string) => fieldError('choice', message);

/**
 * Checks the model chosen for a duty and returns it, or null if the choice is to use no model. Throws 400 for
 * the field `choice`, with the reason, if the model is unknown or unsuitable.
 */
export function requireFittingChoice(
  duty: Duty,
  choice: ModelChoice,
  { states, models }: { states: readonly DutyState[]; models: readonly KnownModel[] },
): AiModel | null {
  if (choice.model === nobody) {
    // Only the operator may turn moderation off, because without moderation pupils would see unreviewed text.
    if (optionalDuties.includes(duty) && duty !== 'moderation') return null;
    throw refuse('This task needs a model.');
  }
  if (choice.model === textModel) {
    const { model } = stateOf(states, 'text');
    if (duty === 'moderation' && model) return model;
    throw refuse('The model used for texts can also be used for moderation, but for nothing else.');
  }
  const model = models.find(({ name }) => name === choice.model);
  if (!model) throw refuse('This model is not on the list. Add it first.');
  const problem = choiceProblem(duty, choice, model);
  if (problem) throw refuse(problem);
  return model;
}

/**
 * Requests the current state of each duty from ai-jobs, because no other Worker has the operator's settings.
 */
export async function fetchDuties(env: AdminEnv): Promise<DutyState[]> {
  const answer = await env.AI_JOBS.fetch(new Request('https://ai-jobs/duties'));
  return DutyStates.parse(await answer.json());
}

/** Returns the state of one duty. */
export function stateOf(states: readonly DutyState[], duty: Duty): DutyState {
  const state = states.find((one) => one.duty === duty);
  if (!state) throw new Error(`ai-jobs does not know the duty ${duty}`);
  return state;
}

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
type StoredModels = z.infer<typeof Stored>;

/** Maximum number of past choices listed per duty. */
const maxVersions = 50;

/** Selects the models stored by admins, their choices (newest first) and the open warnings about models. */
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

/** Returns every known model: Lexiloom's own list, with additions and changes by admins. */
export function knownModels({ models }: Pick<StoredModels, 'models'>): KnownModel[] {
  const own = new Map(models.map((model) => [model.name, { ...model, own: true }]));
  const listed = catalogue
    .filter(({ name }) => !own.has(name))
    .map((model) => ({ ...model, own: false, updatedAt: null, by: null }));
  return [...own.values(), ...listed].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns a duty's state, the admin who chose its model, and the open warnings about the duty. */
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
