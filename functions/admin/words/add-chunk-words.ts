import { sql } from 'drizzle-orm';
import { jsonAs, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { operation } from '#functions/http/operation.ts';
import { AddChunkWords, type ChunkWordsAdded } from '#lessons/questions/chunk/chunk-word-list.ts';
import { storedPhrase } from '#lessons/questions/chunk/phrase-words.ts';
import type { AdminEnv } from '../routes.ts';
import { chunkWordJson } from './list-chunk-words.ts';

/**
 * `POST /v1/admin/chunk-words`: adds a pasted list of words. A word that is already in its language's list
 * stays unchanged, and the response names it. Writes one audit line for all words.
 */
export const addChunkWords = operation<AdminEnv, never, never, AddChunkWords>(
  { may: ['admin'], body: AddChunkWords },
  async ({ body, db, caller }): Promise<ChunkWordsAdded> => {
    const asked = body.words.map(({ language, phrase, rule }) => ({
      ...{ id: crypto.randomUUID(), language, rule },
      ...storedPhrase(language, phrase),
    }));
    const parts = sql`
      asked as (
        select distinct on (a.language, a.key) a.*
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (id text, language text,
          phrase text, key text, head text, rule text)),
      k as (
        insert into chunk_words (id, language, phrase, phrase_key, head, rule)
        select id, language, phrase, key, head, rule from asked
        on conflict (language, phrase_key) do nothing returning *),
      noted as (
        insert into audit_log (actor_id, action, subject, after)
        select ${caller.id}, 'chunk-words.added', string_agg(distinct k.language, ', '), json_agg(json_build_object(
          'language', k.language, 'phrase', k.phrase, 'rule', k.rule)) from k having count(*) > 0)`;
    const outcome = jsonOf<ChunkWordsAdded>({
      added: jsonListOf(chunkWordJson, { from: sql`k`, by: sql`k.phrase_key` }),
      known: jsonListOf(jsonAs<string>(sql`a.phrase`), {
        from: sql`asked a where not exists (select 1 from k where k.id = a.id)`,
        by: sql`a.key`,
      }),
    });
    return (await readJson(db, selectJson(outcome, { parts }))) ?? { added: [], known: [] };
  },
);
