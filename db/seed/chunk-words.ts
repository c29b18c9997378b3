import { sql } from 'drizzle-orm';
import type { NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { storedPhrase } from '#lessons/questions/chunk/phrase-words.ts';
import type { Database } from '../client.ts';

/**
 * Gives a new site its first chunk words, in one statement. Once an admin has added, changed or removed
 * one, the list is the admins': what they took out does not come back.
 */
export async function seedChunkWords(db: Database, words: readonly NewChunkWord[]): Promise<void> {
  const rows = words.map(({ language, phrase, rule }, at) => ({
    ...{ id: `starter-${language}-${at}`, language, rule },
    ...storedPhrase(language, phrase),
  }));
  await db.execute(sql`
    insert into chunk_words (id, language, phrase, phrase_key, head, rule)
    select id, language, phrase, key, head, rule
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, language text,
      phrase text, key text, head text, rule text)
    where not exists (select 1 from chunk_words)
      and not exists (select 1 from audit_log where action like 'chunk-words.%')
    on conflict do nothing`);
}
