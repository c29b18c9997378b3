import { sql } from 'drizzle-orm';
import type { PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import type { Sentence } from '#language/text/text.ts';
import { wordsIn } from './judge-text.ts';
import { type Emit, sentenceEvent } from './text-page.ts';

interface Standing {
  status: PartStatus;
  /** Nobody is at it: it waits, or its Worker died. */
  free: boolean;
  problem: PartProblem | null;
  title: string;
  language: string;
  sentences: Sentence[];
}

/** How a text stands, with the sentences after the first `seen`. Null when there is no such text. */
export async function readStanding(
  db: Database,
  resourceId: string,
  seen: number,
): Promise<Standing | null> {
  const { rows } = await db.execute<{ standing: Standing }>(sql`
    select json_build_object('status', p.status, 'problem', p.problem, 'title', r.title,
      'free', p.status = 'queued' or (p.status = 'running' and p.leased_until < now()),
      'language', r.text ->> 'target',
      'sentences', (
        select coalesce(json_agg(s.sentence order by s.place), '[]')
        from jsonb_array_elements(r.text -> 'sentences') with ordinality as s (sentence, place)
        where s.place > ${seen})) as standing
    from resource_parts p join resources r on r.id = p.resource_id
    where p.resource_id = ${resourceId} and p.part = 'text' and r.removed_at is null`);
  return rows[0]?.standing ?? null;
}

/**
 * Shows a text that is being written elsewhere, or is written already, out of the store. Answers
 * `ended` after the last event, `free` when somebody should take the writing over.
 */
export async function followText(
  look: (seen: number) => Promise<Standing | null>,
  emit: Emit,
  pause: () => Promise<void>,
  mostLooks: number,
): Promise<'ended' | 'free'> {
  const sentences: Sentence[] = [];
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const standing = await look(sentences.length);
    if (!standing) return 'ended';
    for (const sentence of standing.sentences) {
      sentences.push(sentence);
      emit(sentenceEvent(sentence));
    }
    if (standing.status === 'ready' || standing.status === 'needs-edit') {
      emit({
        type: 'done',
        title: standing.title,
        words: wordsIn(standing.language, sentences),
      });
      return 'ended';
    }
    if (standing.status === 'failed') {
      if (standing.problem) emit({ type: 'problem', problem: standing.problem });
      return 'ended';
    }
    if (standing.free) return 'free';
    await pause();
  }
  return 'ended';
}
