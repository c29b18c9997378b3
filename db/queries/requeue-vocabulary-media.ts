import { type SQL, sql } from 'drizzle-orm';

/**
 * A statement for a CTE that runs after the vocabulary is stored. It requeues the pictures of the vocabulary,
 * and its audio if the teacher has the feature. A queued job keeps its generation number. A finished or
 * running job gets the next number, so that the old job's message and Worker can no longer change anything.
 */
export function requeueVocabularyMedia(resourceId: string, when: SQL): SQL {
  return sql`
    update resource_parts m set
      status = 'queued', problem = null, updated_at = now(),
      generation = m.generation + case when m.status = 'queued' then 0 else 1 end
    where m.resource_id = ${resourceId} and not m.edited and ${when}
      and (m.part = 'pictures' or (m.part = 'speech' and (m.options ->> 'vocabulary')::boolean))
    returning m.part, m.generation`;
}
