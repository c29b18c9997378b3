import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { notFound, Refusal } from '#functions/_base/errors.ts';
import { operation } from '#functions/_base/operation.ts';
import { NewChunkWord } from '#teaching/admin/chunk-word-list.ts';
import { headOf, phraseKey, phraseWords } from '#teaching/questions/chunk/phrase-words.ts';
import type { AdminEnv } from './env.ts';

const Params = z.object({ id: z.string().max(40) });

/**
 * `PUT /v1/admin/chunk-words/:id`: another spelling, rule or language of a curated word. 409 where that
 * language has the phrase already. The audit log keeps what it was. 204.
 */
export const changeChunkWord = operation<AdminEnv, z.infer<typeof Params>, never, NewChunkWord>(
  { may: ['admin'], params: Params, body: NewChunkWord },
  async ({ params, body: { language, phrase, rule }, db, who }) => {
    const key = phraseKey(language, phrase);
    const head = headOf(language, phraseWords(language, phrase)[0] ?? '');
    const { rows } = await db.execute<{ found: boolean; changed: boolean }>(sql`
      with old as (select * from chunk_words where id = ${params.id} for update),
      changed as (
        update chunk_words k set language = ${language}, phrase = ${phrase.normalize('NFC')},
          phrase_key = ${key}, head = ${head}, rule = ${rule}, updated_at = now()
        from old where k.id = old.id and not exists (
          select 1 from chunk_words o
          where o.language = ${language} and o.phrase_key = ${key} and o.id <> ${params.id})
        returning k.*),
      noted as (
        insert into audit_log (actor_id, action, subject, before, after)
        select ${who.id}, 'chunk-words.changed', c.language,
          jsonb_build_object('language', o.language, 'phrase', o.phrase, 'rule', o.rule),
          jsonb_build_object('language', c.language, 'phrase', c.phrase, 'rule', c.rule)
        from old o join changed c on c.id = o.id
        where (o.language, o.phrase, o.rule) is distinct from (c.language, c.phrase, c.rule))
      select exists (select 1 from old) as found, exists (select 1 from changed) as changed`);
    if (!rows[0]?.found) throw notFound('This word');
    if (!rows[0].changed) throw new Refusal('conflict', 'This phrase stands in the list already.');
    return null;
  },
);
