import { type SQL, sql } from 'drizzle-orm';
import type { Chunk, Sentence, Side } from '#language/text/text.ts';

/** New tags or chunks for one sentence, and the wording that they are based on. */
export interface SentencePatch {
  id: string;
  /** The wording that the patch is based on. The patch is skipped if the sentence has changed since. */
  wording: [target: string, native: string];
  change: { target?: Side; native?: Side; chunks?: Chunk[]; nextChunk?: number | undefined };
}

/** Returns a patch for a sentence, based on the sentence as it was read. */
export function patchSentence(sentence: Sentence, change: SentencePatch['change']): SentencePatch {
  return {
    id: sentence.id,
    wording: [sentence.target.text, sentence.native.text],
    change,
  };
}

/**
 * The text of the row `r` with the patches merged in: an expression for `set text = …`. It is evaluated on
 * the newest version of the row, so parts that finish at the same time do not overwrite each other.
 */
export function mergeSentences(patches: readonly SentencePatch[]): SQL {
  if (patches.length === 0) return sql`r.text`;
  const list = patches.map(({ id, wording, change }) => ({
    id,
    target: wording[0],
    native: wording[1],
    change,
  }));
  return sql`jsonb_set(r.text, '{sentences}', coalesce((
    select jsonb_agg(s.sentence || coalesce(p.change, '{}'::jsonb) order by s.place)
    from jsonb_array_elements(r.text -> 'sentences') with ordinality as s (sentence, place)
    left join jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as p (id text, target text, native text, change jsonb)
      on p.id = s.sentence ->> 'id' and p.target = s.sentence #>> '{target,text}'
        and p.native = s.sentence #>> '{native,text}'), '[]'::jsonb))`;
}
