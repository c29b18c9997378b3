import { type SQL, sql } from 'drizzle-orm';
import type { WordAnnotations } from '#language/text/apply-words.ts';
import type { PartOfSpeech, Token } from '#language/text/text.ts';
import { wordKey } from '#language/text/word-key.ts';

/** A teacher's suggested corrections to one word. Absent fields suggest no change. */
export interface WordSuggestion {
  resourceId: string;
  /** The language of the word, and the language of its meaning. */
  language: string;
  nativeLanguage: string;
  /** The word in the text, with its stored annotations. */
  token: Token;
  /** The sentence that contains the word. */
  sentence: string;
  pos?: PartOfSpeech | undefined;
  lemma?: string | undefined;
  reading?: string | undefined;
  gloss?: string | undefined;
}

/**
 * A statement that stores a teacher's suggestions, one for each word and language pair. A suggestion is
 * reopened when the teacher changes it. Fields that are absent, or equal to the current value, do not
 * overwrite an earlier suggestion. The annotations at the time of the first suggestion are also stored: an
 * admin compares them with the suggestion, and they are part of the change's key. The same spelling with
 * another dictionary form counts as a different word with its own suggestion.
 */
export function suggestWords(userId: string, suggestions: readonly WordSuggestion[]): SQL {
  const rows = suggestions.map(({ token, ...suggestion }) => ({
    ...suggestion,
    id: crypto.randomUUID(),
    form: token.text.normalize('NFC'),
    word: wordKey(suggestion.language, token.text),
    was: storedAnnotations(token),
  }));
  const isSame = sql`(excluded.was ->> 'lemma' is not distinct from w.was ->> 'lemma'
    or excluded.was ->> 'lemma' = w.lemma)`;
  const merged = (field: 'pos' | 'lemma' | 'reading' | 'gloss') => {
    const [own, next] = [sql.raw(`w.${field}`), sql.raw(`excluded.${field}`)];
    return sql`case when ${isSame}
      then nullif(coalesce(${next}, ${own}), w.was ->> ${sql.raw(`'${field}'`)}) else ${next} end`;
  };
  return sql`
    insert into word_suggestions as w (id, user_id, resource_id, language, native_language, form,
      word, was, sentence, pos, lemma, reading, gloss)
    select distinct on (s.language, s."nativeLanguage", s.form) s.id, ${userId}, s."resourceId",
      s.language, s."nativeLanguage", s.form, s.word, s.was, s.sentence, said.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id text, "resourceId" text,
      language text, "nativeLanguage" text, form text, word text, was jsonb, sentence text, pos text,
      lemma text, reading text, gloss text)
    cross join lateral (select nullif(s.pos, s.was ->> 'pos') as pos,
      nullif(nullif(s.lemma, ''), s.was ->> 'lemma') as lemma,
      nullif(nullif(s.reading, ''), s.was ->> 'reading') as reading,
      nullif(nullif(s.gloss, ''), s.was ->> 'gloss') as gloss) said
    where coalesce(said.pos, said.lemma, said.reading, said.gloss) is not null
    on conflict (user_id, language, native_language, form) do update set
      resource_id = excluded.resource_id, sentence = excluded.sentence,
      was = case when ${isSame} then w.was else excluded.was end,
      pos = ${merged('pos')}, lemma = ${merged('lemma')}, reading = ${merged('reading')},
      gloss = ${merged('gloss')},
      status = 'open', decided_at = null, updated_at = now()`;
}

function storedAnnotations({ pos, lemma, reading, gloss }: Token): Omit<WordAnnotations, 'id'> {
  return {
    ...(pos && { pos }),
    ...(lemma && { lemma }),
    ...(reading && { reading }),
    ...(gloss && { gloss }),
  };
}
