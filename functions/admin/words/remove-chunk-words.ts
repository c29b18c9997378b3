import { sql } from 'drizzle-orm';
import { operation } from '#functions/http/operation.ts';
import { RemoveChunkWords } from '#lessons/questions/chunk/chunk-word-list.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * `POST /v1/admin/chunk-words/remove`: removes words from the list. Words that no longer exist are ignored.
 * Lessons that were chunked with the words do not change. Returns 204.
 */
export const removeChunkWords = operation<AdminEnv, never, never, RemoveChunkWords>(
  { may: ['admin'], body: RemoveChunkWords, once: false },
  async ({ body: { ids }, db, caller }) => {
    await db.execute(sql`
      with removed as (
        delete from chunk_words where id in (
          select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) returning *)
      insert into audit_log (actor_id, action, subject, before)
      select ${caller.id}, 'chunk-words.removed', string_agg(distinct r.language, ', '), json_agg(json_build_object(
        'language', r.language, 'phrase', r.phrase, 'rule', r.rule))
      from removed r having count(*) > 0`);
    return null;
  },
);
