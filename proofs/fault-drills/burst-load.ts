import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import type { Asked, Sent } from './steady-load.ts';

/**
 * A load of simulated pupils who hand in and read their homework and a public lesson, mixed with requests
 * that need no database.
 */
export interface BellLoad {
  next: () => Asked;
  told: (asked: Asked, sent: Sent, body: string) => void;
  /** The ids of acknowledged attempts, by `clientId`. */
  acknowledged: Map<string, number>;
  /** Returns the number of attempts that no response has acknowledged yet. */
  unanswered: () => number;
}

const pupils = 60;

/**
 * Inserts a school and returns its load. Two in five requests hand in a task; an unacknowledged hand-in is
 * sent again before new ones. `random` returns 0 to 1.
 */
export async function burstLoad(db: Database, random: () => number): Promise<BellLoad> {
  const teacherId = await insertTeacher(db, { plan: 'DEPARTMENT' });
  const lesson = await insertLesson(db, teacherId, { status: 'final', visibility: 'PUBLIC' });
  const ids = Array.from({ length: pupils }, (_, at) => `bell-${at}`);
  await db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id)
    select id, 'PUPIL', id, 'Pupil ' || id, '-', ${teacherId}
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w (id)`);
  const [task] = exampleTasks(exampleMaterials.french);
  if (!task) throw new Error('There is no example task.');
  const homework = await insertHomework(db, { teacherId, pupilIds: ids, tasks: [task] });
  const submitted = exampleAnswers(task.template).solve(task.data);
  const tokens = await Promise.all(ids.map(tokenOf));
  const attempts = `/api/v1/homeworks/${homework.id}/tasks/${homework.tasks[0]?.id}/attempts`;
  const acknowledged = new Map<string, number>();
  const again: Asked[] = [];
  let count = 0;

  const handIn = (): Asked => {
    const before = again.shift();
    if (before) return before;
    count += 1;
    const clientId = `bell-attempt-${count}`;
    return {
      ...{ kind: 'hand in', method: 'POST', path: attempts },
      token: tokens[count % pupils] ?? '',
      body: JSON.stringify({ submitted, clientId, seconds: 60 }),
    };
  };
  const read = (kind: string, path: string, token?: string): Asked => ({
    ...{ kind, method: 'GET', path },
    ...(token && { token }),
  });
  return {
    acknowledged,
    unanswered: () => again.length,
    next() {
      const one = tokens[Math.floor(random() * pupils)];
      const chance = random();
      if (chance < 0.4) return handIn();
      if (chance < 0.6) return read('homework', '/api/v1/homeworks', one);
      if (chance < 0.8) return read('lesson', `/api/v1/resources/${lesson}`);
      return chance < 0.9
        ? read('no database', '/api/v1/nothing/here')
        : read('no database', '/.well-known/security.txt');
    },
    told(asked, { kind, status }, body) {
      if (kind !== 'hand in') return;
      if (status !== 201) {
        again.push(asked);
        return;
      }
      const { clientId } = JSON.parse(asked.body ?? '{}');
      acknowledged.set(clientId, JSON.parse(body).attemptId);
    },
  };
}

const tokenOf = (id: string) =>
  signAccessToken(
    testSecrets.SESSION_SECRET,
    { id, name: id, role: 'PUPIL', country: 'GBR', accessType: 'DEFAULT', privilege: [] },
    'session',
  );
