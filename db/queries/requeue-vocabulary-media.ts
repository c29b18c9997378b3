import { type SQL, sql } from 'drizzle-orm';

/**
 * A statement for a CTE: the vocabulary has just been stored, so its pictures, and its audio where the
 * teacher has it, are to be made (again). A waiting job keeps its generation; a finished or running one
 * gets the next, which makes the message and the Worker of the old one harmless.
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
