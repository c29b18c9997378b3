import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type SchoolState, shownOf } from './school-state.ts';

/** A school as lines of text for comparison, read from the model or from the tables. */
export type ComparableSchool = Record<
  'rooms' | 'places' | 'homeworks' | 'works' | 'sums' | 'counts',
  string[]
>;

/** The model's state as comparable text. */
export function stateOfModel({ rooms, pupils, homeworks }: SchoolState): ComparableSchool {
  const sums = new Map<string, number[]>();
  const works: string[] = [];
  for (const [id, homework] of homeworks) {
    for (const [pupil, { through, handed, typed }] of homework.works) {
      const shown = handed.flatMap((tries) => shownOf(tries) ?? []);
      const passed = shown.filter((one) => one.passed).length;
      const score = shown.reduce((sum, one) => sum + one.score, 0);
      const attempts = handed.reduce((sum, tries) => sum + tries.length, 0);
      works.push(
        `${id} ${pupil} ${through} done ${shown.length} passed ${passed} score ${score} attempts ${attempts} typed ${typed.size}`,
      );
      const key = `${id} ${through ?? ''}`;
      const before = sums.get(key) ?? [0, 0, 0, 0, 0];
      const finished = shown.length === homework.taskIds.length ? 1 : 0;
      const more = [1, finished, shown.length, passed, score];
      sums.set(
        key,
        before.map((sum, at) => sum + (more[at] ?? 0)),
      );
    }
  }
  const inRooms = [...homeworks.values()].reduce((sum, one) => sum + one.rooms.size, 0);
  return sorted({
    rooms: [...rooms].map(
      ([id, { archived, members }]) => `${id} ${archived} ${[...members].sort().join(',')}`,
    ),
    places: [`${pupils.size} of ${pupils.size}`],
    homeworks: [...homeworks].map(([id, one]) => `${id} ${[...one.rooms].sort().join(',')}`),
    works,
    sums: [...sums].map(([key, figures]) => `${key} ${figures.join(' ')}`),
    counts: inRooms > 0 ? [`${inRooms}`] : [],
  });
}

/**
 * The state of the tables as comparable text, read in one statement. The totals are read from the tables that
 * triggers maintain.
 */
export async function stateOfTables(db: Database, teacherId: string): Promise<ComparableSchool> {
  const own = sql`(select id from homeworks where teacher_id = ${teacherId})`;
  const lines = (query: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(line), '[]')
    from (${query}) as told (line))`;
  const { rows } = await db.execute<{ told: ComparableSchool }>(sql`select json_build_object(
    'rooms', ${lines(sql`select c.id || ' ' || (c.archived_at is not null) || ' ' ||
        coalesce((select string_agg(m.pupil_id, ',' order by m.pupil_id collate "C")
          from classroom_pupils m where m.classroom_id = c.id), '')
      from classrooms c where c.teacher_id = ${teacherId}`)},
    'places', ${lines(sql`select coalesce((select a.pupils from allowance_usage a
        where a.owner_id = ${teacherId}), 0) || ' of ' || (select count(*) from users u
        where u.teacher_id = ${teacherId} and u.role = 'PUPIL')`)},
    'homeworks', ${lines(sql`select h.id || ' ' || coalesce((select string_agg(hc.classroom_id, ','
        order by hc.classroom_id collate "C") from homework_classrooms hc where hc.homework_id = h.id), '')
      from homeworks h where h.teacher_id = ${teacherId}`)},
    'works', ${lines(sql`select p.homework_id || ' ' || p.pupil_id || ' ' ||
        coalesce(p.classroom_id, 'null') || ' done ' || p.done || ' passed ' || p.passed || ' score ' ||
        p.score_sum || ' attempts ' ||
        (select count(*) from task_attempts a where a.pupil_homework_id = p.id) || ' typed ' ||
        (select count(*) from task_drafts d where d.pupil_homework_id = p.id)
      from pupil_homeworks p where p.homework_id in ${own}`)},
    'sums', ${lines(sql`select s.homework_id || ' ' || s.classroom_id || ' ' || sum(s.pupils) || ' ' ||
        sum(s.finished) || ' ' || sum(s.done) || ' ' || sum(s.passed) || ' ' || sum(s.score_sum)
      from homework_sums s where s.homework_id in ${own}
      group by s.homework_id, s.classroom_id having sum(s.pupils) > 0`)},
    'counts', ${lines(sql`select sum(c.homeworks)::text from homework_counts c
      where c.teacher_id = ${teacherId} having sum(c.homeworks) > 0`)}) as told`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answers one row');
  return sorted(row.told);
}

const sorted = (told: ComparableSchool): ComparableSchool => ({
  rooms: told.rooms.sort(),
  places: told.places.sort(),
  homeworks: told.homeworks.sort(),
  works: told.works.sort(),
  sums: told.sums.sort(),
  counts: told.counts.sort(),
});
