import { type SQL, sql } from 'drizzle-orm';
import type { PartOfSpeech } from '#teaching/text/text.ts';

/** What a teacher says of one word against what stands. A field that is left out says nothing. */
export interface WordSuggestion {
  resourceId: string;
  /** The word's language and the one its meaning is in. */
  language: string;
  nativeLanguage: string;
  form: string;
  /** The sentence it stands in. */
  sentence: string;
  pos?: PartOfSpeech | undefined;
  lemma?: string | undefined;
  reading?: string | undefined;
  gloss?: string | undefined;
}

/**
 * The statement that keeps a teacher's suggestions: one for each form and pair of languages, open again
 * when the teacher changes it; fields that say nothing leave the earlier word standing.
 */
export function suggestWords(userId: string, suggestions: readonly WordSuggestion[]): SQL {
  const rows = suggestions.map((suggestion) => ({ id: crypto.randomUUID(), ...suggestion }));
  return sql`
    insert into word_suggestions as w (id, user_id, resource_id, language, native_language, form,
      sentence, pos, lemma, reading, gloss)
    select distinct on (s.language, s."nativeLanguage", s.form) s.id, ${userId}, s."resourceId",
      s.language, s."nativeLanguage", s.form, s.sentence, s.pos, nullif(s.lemma, ''),
      nullif(s.reading, ''), nullif(s.gloss, '')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id text, "resourceId" text,
      language text, "nativeLanguage" text, form text, sentence text, pos text, lemma text,
      reading text, gloss text)
    where coalesce(s.pos, nullif(s.lemma, ''), nullif(s.reading, ''), nullif(s.gloss, '')) is not null
    on conflict (user_id, language, native_language, form) do update set
      resource_id = excluded.resource_id, sentence = excluded.sentence,
      pos = coalesce(excluded.pos, w.pos), lemma = coalesce(excluded.lemma, w.lemma),
      reading = coalesce(excluded.reading, w.reading), gloss = coalesce(excluded.gloss, w.gloss),
      status = 'open', decided_at = null, updated_at = now()`;
}
