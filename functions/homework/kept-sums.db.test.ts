import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeworkByClassRow, HomeworkDetail } from '#contracts/homework/homework.ts';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { causesOf } from '#functions/http/log.ts';
import { loadMigrations } from '#scripts/migrations/load-migrations.ts';
import {
  createHomeworkFixture,
  type HomeworkFixture,
  type TestUser,
} from './testing/homework-fixture.ts';
import { readSums, slowTotals } from './testing/slow-sums.ts';
import { questions, words } from './testing/typed-tasks.ts';

let world: HomeworkFixture;
beforeAll(async () => {
  world = await createHomeworkFixture();
});
afterAll(() => world.close());

const send = (route: string, json?: unknown) =>
  world.call(route, { token: world.owner.token, ...(json !== undefined && { json }) });
const get = async (path: string) => (await send(`GET ${path}`)).json();
const day = 86_400_000;

/**
 * The data of a test run. An event picks entries by index. Indexes wrap around, so every number selects an
 * entry.
 */
interface School {
  rooms: string[];
  pupils: TestUser[];
  homeworks: HomeworkDetail[];
}
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const answers = ['la voiture', "l'auto", 'le chien', ''];

/** Possible events in a school. Each takes up to three numbers that pick its data. */
const happenings = {
  async set(school: School, a: number, b: number) {
    const classroomIds = [...new Set([pick(school.rooms, a), pick(school.rooms, b)])] as string[];
    const pupilIds = b % 3 === 0 ? [pick(school.pupils, a)?.id ?? ''].filter(Boolean) : [];
    const tasks = a % 2 === 0 ? [words] : [words, questions];
    const draft = await world.draft(world.owner, { classroomIds, pupilIds, tasks });
    const answer = await send('POST /v1/homeworks', draft);
    // The request fails if an earlier event has archived the class.
    if (answer.status === 201) school.homeworks.push(await answer.json());
  },
  async handIn(school: School, a: number, b: number, c: number) {
    const [homework, pupil] = [pick(school.homeworks, a), pick(school.pupils, b)];
    const task = homework && pick(homework.tasks, c);
    const has = await world.test.db.execute(sql`select 1 from pupil_homeworks
      where pupil_id = ${pupil?.id ?? ''} and homework_id = ${homework?.id ?? 0}`);
    if (!task || !pupil || has.rows.length === 0) return;
    const typed = {
      car: answers[c % 4] ?? '',
      dog: 'le chien',
      why: answers[a % 4] ?? '',
      where: answers[b % 4] ?? '',
    };
    await world.handIn(pupil, task.id, { submitted: { typed } });
  },
  async accept(school: School, a: number) {
    const homework = pick(school.homeworks, a);
    if (!homework) return;
    await send(`POST /v1/homeworks/${homework.id}/tasks/${homework.tasks[0]?.id}/accepted`, {
      itemId: 'car',
      answer: "l'auto",
    });
  },
  async undo(school: School, a: number) {
    const homework = pick(school.homeworks, a);
    if (!homework) return;
    await send(`DELETE /v1/homeworks/${homework.id}/tasks/${homework.tasks[0]?.id}/accepted`, {
      itemId: 'car',
      answer: "l'auto",
    });
  },
  async read(school: School, a: number, b: number) {
    const homework = pick(school.homeworks, a);
    const { rows } = await world.test.db.execute<{ id: string }>(sql`select id from task_attempts
      where homework_id = ${homework?.id ?? 0} and state = 'needs-review' order by id limit 1`);
    if (!rows[0]) return;
    await send(`PUT /v1/homeworks/${homework?.id}/attempts/${rows[0].id}/feedback/why`, {
      feedback: 'Read.',
      score: (b * 10) % 101,
    });
  },
  async mark(school: School, a: number, b: number) {
    const homework = pick(school.homeworks, a);
    const { rows } = await world.test.db.execute<{ id: string; task_id: string }>(sql`
      select id, task_id from task_attempts
      where homework_id = ${homework?.id ?? 0} and mark::text like '%"where"%' order by id limit 1`);
    if (!rows[0]) return;
    const score = b % 3 === 0 ? null : 100;
    await send(`PUT /v1/homeworks/${homework?.id}/tasks/${rows[0].task_id}/read`, {
      itemId: 'where',
      marks: [{ attemptId: Number(rows[0].id), score }],
    });
  },
  async change(school: School, a: number, b: number) {
    const homework = pick(school.homeworks, a);
    if (!homework) return;
    const dueAt = new Date(Date.now() + (1 + (b % 3)) * day).toISOString();
    await send(`PATCH /v1/homeworks/${homework.id}`, { passMark: (b * 20) % 101, dueAt });
  },
  async join(school: School, a: number, b: number) {
    await world.test.db.execute(sql`insert into classroom_pupils (classroom_id, pupil_id)
      select ${pick(school.rooms, a) ?? ''}, id from users where id = ${pick(school.pupils, b)?.id ?? ''}
      on conflict do nothing`);
  },
  async leave(school: School, a: number, b: number) {
    await world.test.db.execute(sql`delete from classroom_pupils
      where classroom_id = ${pick(school.rooms, a) ?? ''} and pupil_id = ${pick(school.pupils, b)?.id ?? ''}`);
  },
  async rename(school: School, a: number) {
    await world.test.db.execute(sql`update pupil_homeworks set sort_name = 'renamed'
      where pupil_id = ${pick(school.pupils, a)?.id ?? ''}`);
  },
  async removePupil(school: School, a: number) {
    const pupil = pick(school.pupils, a);
    if (school.pupils.length < 3) return;
    school.pupils.splice(school.pupils.indexOf(pupil as TestUser), 1);
    await world.test.db.execute(sql`delete from users where id = ${pupil?.id ?? ''}`);
  },
  async archive(school: School, a: number) {
    await world.test.db.execute(sql`update classrooms set archived_at = now()
      where id = ${pick(school.rooms, a) ?? ''}`);
  },
  async withdraw(school: School, a: number, b: number) {
    const homework = pick(school.homeworks, a);
    const room = homework && pick(homework.classrooms, b);
    if (!homework || !room) return;
    const answer = await send(`DELETE /v1/homework-classroom/${homework.id}/${room.id}`);
    const { removed } = (await answer.json()) as { removed: boolean };
    homework.classrooms.splice(homework.classrooms.indexOf(room), 1);
    if (removed) school.homeworks.splice(school.homeworks.indexOf(homework), 1);
  },
  async remove(school: School, a: number) {
    const homework = pick(school.homeworks, a);
    school.homeworks = school.homeworks.filter(({ id }) => id !== homework?.id);
    if (homework) await send(`DELETE /v1/homeworks/${homework.id}`);
  },
};

const names = Object.keys(happenings) as (keyof typeof happenings)[];
/** Draws the next event. Events that are frequent in a real school are drawn more often. */
const step = fc.tuple(
  fc.constantFrom(...names, ...Array<'handIn'>(12).fill('handIn'), 'set', 'join', 'accept'),
  ...[fc.nat(11), fc.nat(11), fc.nat(11)],
);

const expectKept = async (after: string) => {
  for (const [name, { kept, slow }] of Object.entries(await readSums(world.test.db))) {
    expect(kept, `${name} after ${after}`).toEqual(slow);
  }
};

/** Returns the API's totals of a homework in a class, named as in `slowTotals`. */
const answered = async (homeworkId: number, room: string) => {
  const [result] = (await get(`/v1/homework-result-by-class/${room}/${homeworkId}`)) as [
    HomeworkResult,
  ];
  const [list] = (await get(`/v1/homeworks-by-class?classroomId=${room}&limit=100`)) as [
    HomeworkByClassRow[],
  ];
  const row = list.find((each) => each.homeworkId === homeworkId);
  return {
    pupils: result.pupils,
    tasks: result.tasks.map(({ id, meanScore, handedIn, passed, toReview, toRead }) => ({
      ...{ id, meanScore, handedIn, passed, toReview, toRead },
    })),
    list: row && {
      ...{ pupils: row.pupils, done: row.done },
      ...{ meanScore: row.meanScore, toRead: row.toRead },
    },
  };
};

describe('sums stored by triggers', () => {
  it('match the slow queries after any series of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        const rooms = [
          await world.addClassroom(world.owner),
          await world.addClassroom(world.owner),
        ];
        const pupils = [
          ...(await world.addPupils(world.owner, ['A', 'B'], rooms[0] ?? '')),
          ...(await world.addPupils(world.owner, ['C'], rooms[1] ?? '')),
          ...(await world.addPupils(world.owner, ['D'], ...rooms)),
        ];
        const school: School = { rooms, pupils, homeworks: [] };
        await happenings.set(school, 0, 1);
        for (const [name, ...by] of steps) {
          await happenings[name](school, ...by);
          await expectKept(name);
        }
        for (const { id, classrooms } of school.homeworks) {
          for (const room of classrooms) {
            const slow = (await slowTotals(world.test.db, id, room.id)) as { pupils: number };
            if (slow.pupils > 0) expect(await answered(id, room.id)).toEqual(slow);
          }
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 240_000);

  it('stay correct without deadlocks while a class hands in and pupils join and leave', async () => {
    const room = await world.addClassroom(world.owner);
    const other = await world.addClassroom(world.owner);
    const fullNames = Array.from({ length: 24 }, (_, at) => `P${at}`);
    const pupils = await world.addPupils(world.owner, fullNames, room);
    const classroomIds = [room, other];
    const homework = await world.setHomework(world.owner, { classroomIds, tasks: [words] });
    const school: School = { rooms: [other], pupils, homeworks: [homework] };
    const ended = await Promise.allSettled(
      pupils.flatMap(({ id }, at) => [
        happenings.handIn(school, 0, at, at),
        ...(at % 3 === 0 ? [happenings.join(school, 0, at)] : []),
        ...(at % 8 === 0 ? [happenings.accept(school, 0), happenings.set(school, 0, at)] : []),
        ...(at % 6 === 0
          ? [world.test.db.execute(sql`delete from classroom_pupils where pupil_id = ${id}`)]
          : []),
      ]),
    );
    // A hand-in may fail because the pupil has just left, but a deadlock must not occur.
    const codes = ended.flatMap((each) =>
      each.status === 'rejected'
        ? causesOf(each.reason).map((cause) => Reflect.get(cause, 'code'))
        : [],
    );
    expect(codes).not.toContain('40P01');
    expect(codes.length).toBeLessThan(pupils.length);
    await expectKept('all at once');
  });

  it('are filled by migration 0055 with the answers that already waited to be read', async () => {
    const room = await world.addClassroom(world.owner);
    const [pupil] = await world.addPupils(world.owner, ['Ann'], room);
    const { tasks } = await world.setHomework(world.owner, {
      ...{ classroomIds: [room], tasks: [words, questions] },
    });
    const typed = { why: 'Il pleut.', where: 'à Paris', car: 'la voiture', dog: 'le chien' };
    for (const { id } of tasks) {
      await world.handIn(pupil as TestUser, id, { submitted: { typed } });
    }
    // Restore the state before migration 0055. The migration's last statement then computes the sums.
    await world.test.db.execute(sql`update pupil_homeworks p set to_read = 0, results = (
        select jsonb_object_agg(r.key, r.value - 'toRead') from jsonb_each(p.results) r)
      where p.pupil_id = ${pupil?.id ?? ''}`);
    const { statements } = loadMigrations().find(({ tag }) => tag.startsWith('0055')) ?? {};
    await world.test.exec(statements?.at(-1) ?? '');
    const { rows } = await world.test.db.execute(sql`select to_read,
        (results -> ${`${tasks[1]?.id}`} -> 'toRead')::int as of_task
      from pupil_homeworks where pupil_id = ${pupil?.id ?? ''}`);
    expect(rows).toEqual([{ to_read: 2, of_task: 2 }]);
    await expectKept('0055');
  });

  it('are deleted with the teacher', async () => {
    const room = await world.addClassroom(world.colleague);
    const [pupil] = await world.addPupils(world.colleague, ['Ann'], room);
    const { tasks } = await world.setHomework(world.colleague, { classroomIds: [room] });
    await world.handIn(pupil as TestUser, tasks[0]?.id ?? 0, 'right');
    await world.test.db.execute(sql`delete from users where id = ${world.colleague.id}`);
    await expectKept('her account went');
    const { rows } = await world.test.db.execute(sql`
      select 1 from homework_counts where teacher_id = ${world.colleague.id}
      union all select 1 from homework_sums where classroom_id = ${room}
      union all select 1 from task_sums where classroom_id = ${room}`);
    expect(rows).toEqual([]);
  });
});
