import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { Acknowledged } from './history.ts';

const Found = z.object({ faults: z.array(z.string()) });

type What = Acknowledged['what'];
type Of<Kind extends What> = Extract<Acknowledged, { what: Kind }>;

/**
 * Compares the acknowledged writes with the stored rows: each write must be stored exactly once. Returns one
 * line per fault; an empty list if there are no faults.
 */
export async function checkHistory(
  db: Database,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const all = <Kind extends What>(what: Kind): Of<Kind>[] =>
    acknowledged.filter((one): one is Of<Kind> => one.what === what);
  const pupils = all('pupils').flatMap(({ ids, names }) =>
    ids.map((id, at) => ({ id, name: names[at] ?? '' })),
  );
  const checks: Promise<string[]>[] = [
    named(
      db,
      all('resource').map(({ id, title }) => ({ id, name: title })),
      sql`resources`,
      sql`title`,
    ),
    named(db, all('classroom'), sql`classrooms`, sql`name`),
    named(db, pupils, sql`users`, sql`full_name`),
    named(db, all('homework'), sql`homeworks`, sql`name`),
    attempts(db, all('attempt')),
    drafts(db, all('draft')),
    faultsIn(
      db,
      sql`select 'event ' || w.id || ' is not stored, or not settled' as fault
        from ${rowsOf(
          all('event').map(({ id }) => ({ id })),
          sql`id text`,
        )}
        where not exists (select 1 from stripe_events e where e.id = w.id and e.settled_at is not null)`,
    ),
    ...atRest.map((query) => faultsIn(db, query)),
  ];
  return (await Promise.all(checks)).flat();
}

/** The invariants of the whole database when everything is idle. */
const atRest: readonly SQL[] = [
  sql`select 'part ' || p.part || ' of ' || p.resource_id || ' is ' || p.status as fault
    from resource_parts p join resources r on r.id = p.resource_id
    where r.removed_at is null and r.status <> 'draft' and (p.status in ('queued', 'running')
      or (p.status = 'failed' and p.problem is null)
      or (p.status in ('ready', 'needs-edit') and p.content is null and p.part <> 'text'))`,
  sql`select 'lesson ' || id || ' is still being written' as fault from resources
    where status = 'writing' and removed_at is null`,
  sql`select 'money is kept back for ' || user_id as fault from ai_spend where reserved_micros <> 0`,
  sql`select 'a job keeps money back: ' || resource_id || ' ' || part as fault from resource_parts
    where reserved_micros <> 0`,
  sql`select 'spent of ' || s.user_id || ' is ' || s.spent_micros || ', its calls cost ' || c.cost as fault
    from (select user_id, sum(spent_micros) as spent_micros from ai_spend group by 1) s
    join (select user_id, sum(cost_micros) as cost from ai_calls group by 1) c
      on c.user_id = s.user_id where s.spent_micros <> c.cost`,
  sql`select a.owner_id || ' uses ' || a.pupils || ' places for ' || count(u.id) || ' pupils' as fault
    from allowance_usage a left join users u on u.teacher_id = a.owner_id and u.role = 'PUPIL'
    group by a.owner_id, a.pupils having a.pupils <> count(u.id) or a.pupils > 300`,
  sql`select 'a pupil without a class: ' || u.id as fault from users u where u.role = 'PUPIL'
    and not exists (select 1 from classroom_pupils m where m.pupil_id = u.id)`,
  sql`select 'homework ' || h.id || ' has ' || count(p.id) || ' pupils' as fault
    from homeworks h left join pupil_homeworks p on p.homework_id = h.id
    group by h.id having count(p.id) <> 3`,
  sql`select 'attempts of ' || pupil_homework_id || ' at ' || task_id || ' are not 1 to n' as fault
    from task_attempts group by pupil_homework_id, task_id having count(*) <> max(number)`,
  sql`select 'an event is not settled: ' || id as fault from stripe_events where settled_at is null`,
];

/** Checks that each created record is stored under its name exactly once, with its own id. */
function named(
  db: Database,
  made: readonly { id: string | number; name: string }[],
  table: SQL,
  name: SQL,
): Promise<string[]> {
  const wanted = made.map(({ id, name: called }) => ({ id: String(id), name: called }));
  return faultsIn(
    db,
    sql`select w.name || ': ' || count(t.id) || ' times, its id ' ||
        count(t.id) filter (where t.id::text = w.id) || ' times' as fault
      from ${rowsOf(wanted, sql`id text, name text`)} left join ${table} t on t.${name} = w.name
      group by w.id, w.name
      having count(t.id) <> 1 or count(t.id) filter (where t.id::text = w.id) <> 1`,
  );
}

function attempts(db: Database, made: readonly Of<'attempt'>[]): Promise<string[]> {
  return faultsIn(
    db,
    sql`select 'attempt ' || w."clientId" || ': ' || count(a.id) || ' times' as fault
      from ${rowsOf(made, sql`id bigint, "clientId" text, "pupilId" text`)}
      left join task_attempts a on a.client_id = w."clientId"
      group by w."clientId" having count(a.id) <> 1 or bool_or(a.id <> w.id or a.pupil_id <> w."pupilId")`,
  );
}

/** Checks that each saved draft is stored in its saved version or a later one, unless it was handed in. */
function drafts(db: Database, made: readonly Of<'draft'>[]): Promise<string[]> {
  return faultsIn(
    db,
    sql`select 'draft ' || w.version || ' of ' || w."pupilId" as fault
      from ${rowsOf(made, sql`"taskId" bigint, "pupilId" text, version bigint`)}
      where not exists (select 1 from task_drafts d join pupil_homeworks p on p.id = d.pupil_homework_id
          where d.task_id = w."taskId" and p.pupil_id = w."pupilId" and d.version >= w.version)
        and not exists (select 1 from task_attempts a where a.task_id = w."taskId"
          and a.pupil_id = w."pupilId" and a.draft_version >= w.version)`,
  );
}

const rowsOf = (rows: readonly object[], columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (${columns})`;

async function faultsIn(db: Database, query: SQL): Promise<string[]> {
  const found = await db.execute(
    sql`select coalesce(jsonb_agg(fault), '[]') as faults from (${query} limit 20) f`,
  );
  return parseRows(Found, found)[0]?.faults ?? [];
}
