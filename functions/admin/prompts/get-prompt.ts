import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
import { jsonListOf, jsonOf, jsonOrNull, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import { parseText } from '#language/text/parse-text.ts';
import type { PromptRecord, PromptSample, PromptVersion } from '#lessons/prompts/prompt-record.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { lessonNeeds, samplesOf } from '#lessons/prompts/sample.ts';
import type { AdminEnv } from '../routes.ts';
import { PromptParams, promptKeyOf } from './change-prompt.ts';

const maxVersions = 100;
const maxSamples = 40;

/**
 * `GET /v1/admin/prompts/:key`: returns a prompt with its draft, its versions and the samples for a trial.
 */
export const getPrompt = operation<AdminEnv, z.infer<typeof PromptParams>>(
  { may: ['admin'], params: PromptParams },
  async ({ params, db }): Promise<PromptRecord> => {
    const key = promptKeyOf(params.key);
    const from = sql`(select 1) one left join prompt_edits e on e.part = ${key}
      left join users u on u.id = e.edited_by`;
    const record = await readJson(db, selectJson(recordJson(key), { from }));
    if (!record) throw new Error('the prompt answered no row');
    return { key, ...record, lesson: record.lesson && showLesson(record.lesson) };
  },
);

type StoredLesson = Record<'id' | 'title' | 'level', string> &
  Record<'draft' | 'text' | 'vocabulary', unknown>;
type StoredRecord = Omit<PromptRecord, 'key' | 'lesson'> & { lesson: StoredLesson | null };

/** SQL for a prompt, with its draft `e` and the draft's author `u`. */
const recordJson = (key: PromptKey) =>
  jsonOf<StoredRecord>({
    revision: sql`coalesce(e.revision, 0)`,
    draft: sql`e.draft`,
    draftBy: sql`case when e.draft is not null then u.full_name end`,
    draftAt: sql`case when e.draft is not null then ${utcTimestamp(sql`e.updated_at`)} end`,
    versions: jsonListOf(
      jsonOf<PromptVersion>({
        version: sql`v.version`,
        template: sql`v.template`,
        restoredFrom: sql`v.restored_from`,
        by: sql`a.full_name`,
        publishedAt: utcTimestamp(sql`v.published_at`),
      }),
      {
        from: sql`(select * from prompts where part = ${key} and published_at is not null
            order by version desc limit ${maxVersions}) v
          left join users a on a.id = v.created_by`,
        by: sql`v.version desc`,
      },
    ),
    samples: jsonListOf(
      jsonOf<PromptSample>({
        id: sql`r.id`,
        title: sql`r.title`,
        to: sql`r.to_language`,
        from: sql`r.from_language`,
        level: sql`r.level`,
      }),
      { from: sql`(${lessonsFor(key)}) r` },
    ),
    lesson: jsonOrNull(
      jsonOf<StoredLesson>({
        id: sql`r.id`,
        title: sql`r.title`,
        level: sql`r.level`,
        draft: sql`r.draft`,
        text: sql`r.text`,
        vocabulary: sql`(select p.content from resource_parts p
          where p.resource_id = r.id and p.part = 'vocab')`,
      }),
      sql`(${lessonsFor(key)}) newest join resources r on r.id = newest.id limit 1`,
    ),
  });

/** Returns a public lesson as any reader receives it, without its owner's instructions to the model. */
const showLesson = ({ draft, text, ...lesson }: StoredLesson): PromptRecord['lesson'] => ({
  ...lesson,
  draft: { ...Draft.parse(draft), topic: '', given: undefined },
  text: parseText(text),
});

/**
 * SQL: the newest public lessons as samples for a trial of this prompt. No rows if the prompt has built-in
 * samples.
 */
function lessonsFor(key: PromptKey): SQL {
  const need = lessonNeeds(key);
  const fits =
    need === 'speakers'
      ? sql`r.text_type in ('dialogue2', 'dialogue3')`
      : need === 'vocabulary'
        ? sql`exists (select 1 from resource_parts p where p.resource_id = r.id
            and p.part = 'vocab' and p.content is not null)`
        : sql`true`;
  return sql`select r.id, r.title, r.to_language, r.from_language, r.level from resources r
    where ${samplesOf(key) === 'lessons'} and r.visibility = 'PUBLIC' and r.status = 'final'
      and r.removed_at is null and ${fits}
    order by r.created_at desc, r.id limit ${maxSamples}`;
}
