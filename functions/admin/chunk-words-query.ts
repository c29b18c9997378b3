import { type SQL, sql } from 'drizzle-orm';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { likePattern } from '#functions/http/list-query.ts';
import {
  type ChunkWordQuery,
  chunkWordPageSize,
} from '#lessons/questions/chunk/chunk-word-list.ts';

/** Each order is that of an index, with the language in front or without. */
const orders: Record<ChunkWordQuery['sort'], SQL> = {
  newest: sql`k.created_at desc nulls last, k.id desc nulls last`,
  phrase: sql`k.language, k.phrase_key`,
};

/** SQL: a row as `ChunkWordRow` has it, from `chunk_words k`. */
export const chunkWordJson: SQL = sql`json_build_object('id', k.id, 'language', k.language,
  'phrase', k.phrase, 'rule', k.rule, 'updatedAt', ${utcTimestamp(sql`k.updated_at`)})`;

/** The one statement of the list: a page of it and how many there are. */
export function chunkWordsQuery({ page, language, rule, search, sort }: ChunkWordQuery): SQL {
  const conditions = [
    ...(language ? [sql`k.language = ${language}`] : []),
    ...(rule ? [sql`k.rule = ${rule}`] : []),
    ...(search ? [sql`lower(k.phrase) like ${likePattern(search)}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`
    with page as materialized (
      select k.* from chunk_words k ${where} order by ${orders[sort]}
      limit ${chunkWordPageSize} offset ${(page - 1) * chunkWordPageSize})
    select json_build_object(
      'total', (select count(*)::int from chunk_words k ${where}),
      'words', coalesce((select json_agg(${chunkWordJson} order by ${orders[sort]})
        from page k), '[]')) as list`;
}
