import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kindsOfDuty } from '#contracts/ai-models/ai-model.ts';
import type { DutyRecord } from '#contracts/ai-models/model-record.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '#functions/http/operation.ts';
import { languageOf } from '#language/languages.ts';
import type { AdminEnv } from '../routes.ts';
import {
  DutyParams,
  dutyLineOf,
  dutyOf,
  fetchDuties,
  knownModels,
  selectModels,
  stateOf,
} from './duties.ts';

const maxSamples = 40;

/**
 * `GET /v1/admin/models/duties/:duty`: returns a duty with its eligible models, its choices and its samples.
 */
export const getDuty = operation<AdminEnv, z.infer<typeof DutyParams>>(
  { may: ['admin'], params: DutyParams },
  async ({ params, db, env }): Promise<DutyRecord> => {
    const duty = dutyOf(params.duty);
    const [states, stored, samples] = await Promise.all([
      fetchDuties(env),
      selectModels(db),
      duty === 'questions' ? selectLessons(db) : [],
    ]);
    return {
      duty: dutyLineOf(stateOf(states, duty), stored),
      models: knownModels(stored).filter(({ kind }) => kindsOfDuty[duty].includes(kind)),
      versions: stored.choices.filter((choice) => choice.duty === duty),
      samples,
    };
  },
);

const Lesson = z.object({ id: z.string(), title: z.string(), to: z.string(), level: z.string() });

/**
 * Selects the newest public lessons as samples for a trial. Private lessons must not be sent to a model for
 * this.
 */
async function selectLessons(db: Database): Promise<DutyRecord['samples']> {
  const result = await db.execute(sql`
    select id, title, to_language as "to", level from resources
    where visibility = 'PUBLIC' and status = 'final' and removed_at is null
    order by created_at desc, id limit ${maxSamples}`);
  return parseRows(Lesson, result)
    .map(({ id, title, to, level }) => ({
      id,
      label: `${languageOf(to).name} ${level}: ${title || 'untitled'}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
