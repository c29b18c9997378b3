import * as z from 'zod';
import type { WalkedRoute } from './every-route.ts';
import type { SchoolIds } from './insert-school.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';

/** Field names with which an attacker could try to add an id to a body. */
const smuggled = (ids: SchoolIds) => ({
  ...ids,
  id: ids.teacherId,
  userId: ids.teacherId,
  ownerId: ids.teacherId,
  who: ids.teacherId,
  pupilIds: [ids.pupilId],
  classroomIds: [ids.classroomId],
  classId: ids.classroomId,
  homework: ids.homeworkId,
});

/**
 * Returns every call of a route with ids of another school. The first call has all of these ids at once. Each
 * of the other calls has one id (a) in a position of the path, (b) in a field of the query, or (c) in the
 * body next to the expected fields. `mine` and `theirs` are the ids of the two schools.
 */
export function foreignCalls(
  { route, takes }: WalkedRoute,
  mine: SchoolIds,
  theirs: SchoolIds,
): SampleCall[] {
  const sample = sampleCalls[route];
  if (!sample) return [];
  const own = sample(mine);
  const values = Object.values(theirs);
  const inPath = (own.path ?? []).flatMap((_, place) =>
    values.map((value) => ({
      ...own,
      path: own.path?.map((one, at) => (at === place ? value : one)),
    })),
  );
  const inQuery = queryFields(takes.query).flatMap((name) =>
    values.map((value) => ({ ...own, query: { ...own.query, [name]: value } })),
  );
  const isObject = typeof own.body === 'object' && own.body !== null && !Array.isArray(own.body);
  const inBody = isObject
    ? [
        { ...own, body: { ...Object(own.body), ...smuggled(theirs) } },
        { ...own, body: { ...smuggled(theirs), ...Object(own.body) } },
        ...singly(sample, mine, theirs),
      ]
    : [];
  return [sample(theirs), ...inPath, ...inQuery, ...inBody] as SampleCall[];
}

/** Returns calls with a single id of the other school among the caller's own ids. */
function singly(
  sample: (ids: SchoolIds) => SampleCall,
  mine: SchoolIds,
  theirs: SchoolIds,
): SampleCall[] {
  return Object.keys(theirs).map((name) => sample({ ...mine, [name]: Reflect.get(theirs, name) }));
}

function queryFields(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(json.properties ?? {});
}
