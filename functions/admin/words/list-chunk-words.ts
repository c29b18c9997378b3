import { type SQL, sql } from 'drizzle-orm';
import { type JsonSelect, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { likePattern } from '#functions/http/list-query.ts';
import { operation } from '#functions/http/operation.ts';
import {
  type ChunkWordList,
  ChunkWordQuery,
  type ChunkWordRow,
  chunkWordPageSize,
} from '#lessons/questions/chunk/chunk-word-list.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * `GET /v1/admin/chunk-words`: returns one page of the curated words that control chunking, and the total
 * count.
 */
export const listChunkWords = operation<AdminEnv, never, ChunkWordQuery>(
  { may: ['admin'], query: ChunkWordQuery },
  async ({ query, db }): Promise<ChunkWordList> => {
    return (await readJson(db, chunkWordsQuery(query))) ?? { words: [], total: 0 };
  },
);

/** Each sort order uses an index. There is an index with and without the language as its first column. */
const orders: Record<ChunkWordQuery['sort'], SQL> = {
  newest: sql`k.created_at desc nulls last, k.id desc nulls last`,
  phrase: sql`k.language, k.phrase_key`,
};

/** SQL: a row of the list, from `chunk_words k`. */
export const chunkWordJson = jsonOf<ChunkWordRow>({
  id: sql`k.id`,
  language: sql`k.language`,
  phrase: sql`k.phrase`,
  rule: sql`k.rule`,
  updatedAt: utcTimestamp(sql`k.updated_at`),
});

/** Returns the statement of the list, which selects one page and the total count. */
export function chunkWordsQuery({
  page,
  language,
  rule,
  search,
  sort,
}: ChunkWordQuery): JsonSelect<ChunkWordList> {
  const conditions = [
    ...(language ? [sql`k.language = ${language}`] : []),
    ...(rule ? [sql`k.rule = ${rule}`] : []),
    ...(search ? [sql`lower(k.phrase) like ${likePattern(search)}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const parts = sql`
    page as materialized (
      select k.* from chunk_words k ${where} order by ${orders[sort]}
      limit ${chunkWordPageSize} offset ${(page - 1) * chunkWordPageSize})`;
  const list = jsonOf<ChunkWordList>({
    total: sql`(select count(*)::int from chunk_words k ${where})`,
    words: jsonListOf(chunkWordJson, { from: sql`page k`, by: orders[sort] }),
  });
  return selectJson(list, { parts });
}
