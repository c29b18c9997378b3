import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { jsonAs, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';

/** What the price of a job depends on: characters of what is stored, and pictures asked for. */
export interface JobSize {
  /** Of the text that the teacher brought; nothing where it is to be composed. */
  given?: number;
  /** The target language. */
  language: string;
  target: number;
  native: number;
  /** Both sides of the vocabulary. */
  vocabulary: number;
  /** The vocabulary's side that is read aloud; 0 where it is not asked for. */
  spokenVocabulary: number;
  images: number;
}

/** The size of a job before anything is written. */
export const noSize: JobSize = {
  language: '',
  target: 0,
  native: 0,
  vocabulary: 0,
  spokenVocabulary: 0,
  images: 0,
};

/** The size of a part's job as things are stored now. */
export async function selectJobSize(
  db: Database,
  of: { resourceId: string; part: string },
): Promise<JobSize> {
  const from = sql`resource_parts p join resources r on r.id = p.resource_id, lateral (
      select coalesce(sum(length(s #>> '{target,text}')), 0) as target,
        coalesce(sum(length(s #>> '{native,text}')), 0) as native
      from jsonb_array_elements(r.text -> 'sentences') s) t, lateral (
      select coalesce(sum(length(i ->> 'target')), 0) as target,
        coalesce(sum(length(i ->> 'native')), 0) as native
      from resource_parts o, jsonb_array_elements(o.content -> 'items') i
      where o.resource_id = r.id and o.part = 'vocab'
        and jsonb_typeof(o.content -> 'items') = 'array') v
    where p.resource_id = ${of.resourceId} and p.part = ${of.part}`;
  return (await readJson(db, selectJson(sizeJson, { from }))) ?? noSize;
}

type GivenSize = Required<Pick<JobSize, 'given'>>;

/** SQL for the size of the part `p` of the resource `r`, with the sums `t` of its text and `v` of its vocabulary. */
const sizeJson = jsonAs<JobSize>(
  sql`${jsonOf<Omit<JobSize, 'given'>>({
    language: sql`r.text ->> 'target'`,
    target: sql`t.target`,
    native: sql`t.native`,
    vocabulary: sql`v.target + v.native`,
    spokenVocabulary: sql`case when (p.options ->> 'vocabulary')::boolean then v.target else 0 end`,
    images: sql`coalesce(jsonb_array_length(p.options -> 'images'), 0)`,
  })}::jsonb || case when r.draft -> 'given' is null then '{}' else ${jsonOf<GivenSize>({
    given: sql`coalesce(length(r.draft #>> '{given,target}'), 0)
    + coalesce(length(r.draft #>> '{given,native}'), 0)`,
  })}::jsonb end`,
);
