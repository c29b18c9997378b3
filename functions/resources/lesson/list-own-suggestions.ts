import { sql } from 'drizzle-orm';
import {
  type OwnSuggestions,
  shownSuggestions,
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
import { operation, teachers } from '#functions/http/operation.ts';
import type { ResourcesEnv } from '../routes.ts';

/** `GET /v1/dictionary/suggestions`: the caller's latest word corrections, with the outcome of each. */
export const listOwnSuggestions = operation<ResourcesEnv>(
  { may: teachers },
  async ({ db, caller }): Promise<OwnSuggestions> => {
    return (await readJson(db, ownSuggestionsQuery(caller.id))) ?? { suggestions: [], total: 0 };
  },
);

/** The only statement of the operation. It uses the index of a teacher's own suggestions. */
export function ownSuggestionsQuery(userId: string): JsonSelect<OwnSuggestions> {
  const mine = sql`w.user_id = ${userId} and coalesce(w.pos, w.lemma, w.reading, w.gloss) is not null`;
  const parts = sql`
    newest as materialized (
      select w.* from word_suggestions w where ${mine}
      order by w.updated_at desc nulls last, w.id desc nulls last limit ${shownSuggestions})`;
  const list = jsonOf<OwnSuggestions>({
    total: sql`(select count(*)::int from word_suggestions w where ${mine})`,
    suggestions: jsonListOf(suggestionJson, {
      from: sql`newest w`,
      by: sql`w.updated_at desc, w.id desc`,
    }),
  });
  return selectJson(list, { parts });
}

/** SQL for the suggestion `w`. */
const suggestionJson = jsonOf<OwnSuggestions['suggestions'][number]>({
  id: sql`w.id`,
  language: sql`w.language`,
  nativeLanguage: sql`w.native_language`,
  form: sql`w.form`,
  sentence: sql`w.sentence`,
  was: storedIn('w', wordSuggestions.was),
  to: jsonOf<WordSayings>({
    pos: sql`w.pos`,
    lemma: sql`w.lemma`,
    reading: sql`w.reading`,
    gloss: sql`w.gloss`,
  }),
  state: sql`case
    when exists (select 1 from curated_words c where c.id = w.change_key) then 'accepted'
    when w.status = 'refused' then 'refused' else 'open' end`,
  movedAt: utcTimestamp(sql`w.updated_at`),
});
