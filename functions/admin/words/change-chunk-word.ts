import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { breaksConstraint } from '#functions/http/failure-kind.ts';
import { operation } from '#functions/http/operation.ts';
import { NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { storedPhrase } from '#lessons/questions/chunk/phrase-words.ts';
import type { AdminEnv } from '../routes.ts';

const Params = z.object({ id: z.string().check(z.maxLength(40)) });

/**
 * `PUT /v1/admin/chunk-words/:id`: changes the spelling, rule or language of a curated word. The audit log
 * stores the previous values. Returns 409 if the language already has the phrase, even if another admin adds
 * it simultaneously; otherwise 204.
 */
export const changeChunkWord = operation<AdminEnv, z.infer<typeof Params>, never, NewChunkWord>(
  { may: ['admin'], params: Params, body: NewChunkWord },
  async ({ params, body: { language, phrase, rule }, db, caller }) => {
    const stored = storedPhrase(language, phrase);
    const change = db.execute(sql`
      with old as (select * from chunk_words where id = ${params.id} for update),
      changed as (
        update chunk_words k set language = ${language}, phrase = ${stored.phrase},
          phrase_key = ${stored.key}, head = ${stored.head}, rule = ${rule}, updated_at = now()
        from old where k.id = old.id returning k.*),
      noted as (
        insert into audit_log (actor_id, action, subject, before, after)
        select ${caller.id}, 'chunk-words.changed', c.language,
          jsonb_build_object('language', o.language, 'phrase', o.phrase, 'rule', o.rule),
          jsonb_build_object('language', c.language, 'phrase', c.phrase, 'rule', c.rule)
        from old o join changed c on c.id = o.id
        where (o.language, o.phrase, o.rule) is distinct from (c.language, c.phrase, c.rule))
      select 1 from changed`);
    const { rows } = await change.catch((error: unknown) => {
      if (!breaksConstraint(error, 'chunk_words_one')) throw error;
      throw new ApiError('conflict', 'This phrase is already in the list.');
    });
    if (rows.length === 0) throw notFound('This word was not found.');
    return null;
  },
);
