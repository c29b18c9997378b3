import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DecideChanges } from '#contracts/admin/chunk-word.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

const Row = z.object({ decided: z.number() });

/**
 * `POST /v1/admin/word-suggestions/decisions`: accepts or rejects changes, or withdraws the decision. A
 * decision applies to all teachers' suggestions of the change. An accepted change is used for texts tagged
 * from now on, until its decision is withdrawn. Repeating a decision has no effect. Writes one audit line per
 * changed decision and returns the number of changed decisions.
 */
export const decideWordChanges = operation<AdminEnv, never, never, DecideChanges>(
  { may: ['admin'], body: DecideChanges, once: false },
  async ({ body: { ids, state }, db, caller }): Promise<{ decided: number }> => {
    const result = await db.execute(sql`
      with asked as (
        select distinct jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id),
      decided as (
        update word_suggestions w set status = ${state},
          decided_at = case when ${state} <> 'open' then now() end
        from asked where w.change_key = asked.id and w.status <> ${state}
        returning w.*),
      entered as (
        insert into curated_words (id, language, native_language, word, form, sentence, was, pos,
          lemma, reading, gloss)
        select distinct on (w.change_key) w.change_key, w.language, w.native_language, w.word, w.form,
          w.sentence, w.was, w.pos, w.lemma, w.reading, w.gloss
        from word_suggestions w join asked on asked.id = w.change_key
        where ${state} = 'accepted'
        order by w.change_key, w.updated_at desc, w.id
        on conflict (id) do nothing returning *),
      withdrawn as (
        delete from curated_words c using asked
        where c.id = asked.id and ${state} <> 'accepted' returning c.*),
      changed as (
        select distinct on (d.id) d.* from (
          select change_key as id, language, word, pos, lemma, reading, gloss from decided
          union all select id, language, word, pos, lemma, reading, gloss from entered
          union all select id, language, word, pos, lemma, reading, gloss from withdrawn) d
        order by d.id),
      noted as (
        insert into audit_log (actor_id, action, subject, after)
        select ${caller.id}, case ${state} when 'accepted' then 'word.accepted'
            when 'refused' then 'word.refused' else 'word.reopened' end,
          c.language, to_jsonb(c) from changed c)
      select count(*)::int as decided from changed`);
    return parseRows(Row, result)[0] ?? { decided: 0 };
  },
);
