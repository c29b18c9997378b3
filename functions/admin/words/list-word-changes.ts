import { type SQL, sql } from 'drizzle-orm';
import {
  ChangeQuery,
  changePageSize,
  type WordChangeList,
  type WordChangeRow,
  type WordSayings,
} from '#contracts/admin/chunk-word.ts';
import {
  type JsonSelect,
  jsonListOf,
  jsonOf,
  readJson,
  selectJson,
  storedIn,
} from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { wordSuggestions } from '#db/schema/resources.ts';
import { likePattern } from '#functions/http/list-query.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';

/**
 * `GET /v1/admin/word-suggestions`: returns one page of teachers' suggestions about words, or of the accepted
 * changes.
 */
export const listWordChanges = operation<AdminEnv, never, ChangeQuery>(
  { may: ['admin'], query: ChangeQuery },
  async ({ query, db }): Promise<WordChangeList> => {
    return (await readJson(db, wordChangesQuery(query))) ?? { changes: [], total: 0 };
  },
);

/** Returns the statement of a list of word changes, which selects one page and the total count. */
export const wordChangesQuery = (query: ChangeQuery): JsonSelect<WordChangeList> =>
  query.state === 'accepted' ? acceptedQuery(query) : suggestedQuery(query);

/** SQL: a change, from the table `change`. `moved_at` is its time. */
const changeJson = jsonOf<WordChangeRow>({
  id: sql`change.id`,
  language: sql`change.language`,
  nativeLanguage: sql`change.native_language`,
  form: sql`change.form`,
  sentence: sql`change.sentence`,
  was: storedIn('change', wordSuggestions.was),
  to: jsonOf<WordSayings>({
    pos: sql`change.pos`,
    lemma: sql`change.lemma`,
    reading: sql`change.reading`,
    gloss: sql`change.gloss`,
  }),
  teachers: sql`change.teachers`,
  movedAt: utcTimestamp(sql`change.moved_at`),
});

const pageOf = ({ page }: ChangeQuery) =>
  sql`limit ${changePageSize} offset ${(page - 1) * changePageSize}`;

function conditionsOf({ language, search }: ChangeQuery): SQL {
  const conditions = [
    ...(language ? [sql`w.language = ${language}`] : []),
    ...(search ? [sql`lower(w.form) like ${likePattern(search)}`] : []),
  ];
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``;
}

/**
 * Selects teachers' suggestions, and lists each suggested change once, with the number of teachers. Words
 * with the most suggestions are first, and the changes of a word are listed together. A change that was
 * accepted is not listed, even if it is suggested again.
 */
function suggestedQuery(query: ChangeQuery): JsonSelect<WordChangeList> {
  const accepted = sql`exists (select 1 from curated_words c where c.id = w.change_key)`;
  const parts = sql`
    grouped as materialized (
      select w.change_key as id, w.language, w.native_language, w.word, count(*)::int as teachers,
        max(w.updated_at) as moved_at,
        sum(count(*)) over (partition by w.language, w.native_language, w.word) as weight
      from word_suggestions w
      where w.status = ${query.state} and not ${accepted}
        and coalesce(w.pos, w.lemma, w.reading, w.gloss) is not null ${conditionsOf(query)}
      group by w.change_key, w.language, w.native_language, w.word),
    page as (
      select * from grouped
      order by weight desc, language, native_language, word, teachers desc, id ${pageOf(query)}),
    change as (
      select p.*, s.form, s.sentence, s.was, s.pos, s.lemma, s.reading, s.gloss
      from page p cross join lateral (
        select * from word_suggestions s
        where s.change_key = p.id and s.status = ${query.state}
        order by s.updated_at desc, s.id limit 1) s)`;
  const list = jsonOf<WordChangeList>({
    total: sql`(select count(*)::int from grouped)`,
    changes: jsonListOf(changeJson, {
      from: sql`change`,
      by: sql`weight desc, language, native_language, word, teachers desc, id`,
    }),
  });
  return selectJson(list, { parts });
}

/** Selects the accepted changes, newest decision first. */
function acceptedQuery(query: ChangeQuery): JsonSelect<WordChangeList> {
  const where = sql`where true ${conditionsOf(query)}`;
  const order = sql`decided_at desc nulls last, id`;
  const parts = sql`
    page as materialized (
      select w.*, w.decided_at as moved_at from curated_words w ${where}
      order by ${order} ${pageOf(query)}),
    change as (
      select p.*, (select count(*)::int from word_suggestions s where s.change_key = p.id) as teachers
      from page p)`;
  const list = jsonOf<WordChangeList>({
    total: sql`(select count(*)::int from curated_words w ${where})`,
    changes: jsonListOf(changeJson, { from: sql`change`, by: order }),
  });
  return selectJson(list, { parts });
}
