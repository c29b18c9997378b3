import { type SQL, sql } from 'drizzle-orm';
import { type OwnSuggestions, shownSuggestions } from '#contracts/admin/word-changes.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ResourcesEnv } from './env.ts';

/** `GET /v1/dictionary/suggestions`: the newest of one's own corrections of words, and what became of them. */
export const listOwnSuggestions = operation<ResourcesEnv>(
  { may: teachers },
  async ({ db, caller }): Promise<OwnSuggestions> => {
    const { rows } = await db.execute<{ list: OwnSuggestions }>(ownSuggestionsQuery(caller.id));
    return rows[0]?.list ?? { suggestions: [], total: 0 };
  },
);

/** The one statement, by the index of a teacher's own. */
export function ownSuggestionsQuery(userId: string): SQL {
  const mine = sql`w.user_id = ${userId} and coalesce(w.pos, w.lemma, w.reading, w.gloss) is not null`;
  return sql`
    with newest as materialized (
      select w.* from word_suggestions w where ${mine}
      order by w.updated_at desc nulls last, w.id desc nulls last limit ${shownSuggestions})
    select json_build_object(
      'total', (select count(*)::int from word_suggestions w where ${mine}),
      'suggestions', coalesce((select json_agg(json_build_object('id', w.id,
          'language', w.language, 'nativeLanguage', w.native_language, 'form', w.form,
          'sentence', w.sentence, 'was', w.was, 'to', json_build_object('pos', w.pos,
            'lemma', w.lemma, 'reading', w.reading, 'gloss', w.gloss),
          'state', case
            when exists (select 1 from curated_words c where c.id = w.change_key) then 'accepted'
            when w.status = 'refused' then 'refused' else 'open' end,
          'movedAt', ${utcTimestamp(sql`w.updated_at`)})
        order by w.updated_at desc, w.id desc) from newest w), '[]')) as list`;
}
