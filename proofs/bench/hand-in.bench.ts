import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { insertHomework } from '#db/queries/testing/insert-homework.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { type BenchWorkers, withWorkers } from './bench-workers.ts';
import { median, quantile, row, title } from './report.ts';

const pupils = Number(process.env.PUPILS ?? 500);
const rounds = Number(process.env.ROUNDS ?? 3);
/** Every n-th pupil clicks twice, where n is this number. */
const twice = 5;

interface Sent {
  status: number;
  attemptId: number;
  milliseconds: number;
}

/**
 * Measures a year group when the bell rings: all pupils hand in the same typed task at the same moment, some
 * of them twice.
 */
export async function benchHandIn(): Promise<string[]> {
  const lines = await withWorkers('server', measure);
  return [
    title('Handing in at once', `${pupils} pupils, ${rounds} rounds, PostgreSQL`),
    ...(lines ?? ['  PostgreSQL is not installed here.']),
  ];
}

async function measure({ url, db }: BenchWorkers): Promise<string[]> {
  const teacherId = await insertTeacher(db, { plan: 'DEPARTMENT' });
  const ids = Array.from({ length: pupils }, (_, at) => `bell-${at}`);
  await db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id)
    select id, 'PUPIL', id, 'Pupil ' || id, '-', ${teacherId}
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w (id)`);
  const tokens = await Promise.all(ids.map(tokenOf));
  const [task] = exampleTasks(exampleMaterials.french);
  if (!task) throw new Error('There is no example task.');
  const submitted = exampleAnswers(task.template).solve(task.data);
  const agent = new Agent({ keepAlive: true, maxSockets: pupils * 2 });
  const lines: string[] = [];
  // The first round warms up the Workers.
  for (let round = 0; round <= rounds; round += 1) {
    const homework = await insertHomework(db, { teacherId, pupilIds: ids, tasks: [task] });
    const at = new URL(
      `${url}/api/v1/homeworks/${homework.id}/tasks/${homework.tasks[0]?.id}/attempts`,
    );
    const begun = performance.now();
    const sent = await Promise.all(
      tokens.flatMap((token, place) => {
        const body = JSON.stringify({
          submitted,
          clientId: `bell-${round}-${place}-x`,
          seconds: 60,
        });
        const clicks = place % twice === 0 ? 2 : 1;
        return Array.from({ length: clicks }, () => post(agent, at, token, body));
      }),
    );
    const took = performance.now() - begun;
    const { rows } = await db.execute<{ stored: number; pupils: number; right: number }>(sql`
      select count(*)::int as stored, count(distinct pupil_id)::int as pupils,
        count(*) filter (where passed)::int as right
      from task_attempts where homework_id = ${homework.id}`);
    const [found] = rows;
    const refused = sent.filter(({ status }) => status !== 201).length;
    const answered = new Set(sent.map(({ attemptId }) => attemptId)).size;
    if (Number(found?.stored) !== pupils || Number(found?.pupils) !== pupils || refused > 0) {
      throw new Error(`${JSON.stringify(found)} stored of ${pupils}; ${refused} were refused.`);
    }
    if (answered !== pupils) throw new Error(`${answered} attempts were answered.`);
    if (round === 0) continue;
    const times = sent.map(({ milliseconds }) => milliseconds);
    lines.push(
      row(`round ${round}`, [
        `${sent.length} calls, ${found?.stored} stored, 0 lost, 0 twice`,
        `p50 ${median(times).toFixed(0)} ms`,
        `p99 ${quantile(times, 0.99).toFixed(0)} ms`,
        `all in ${took.toFixed(0)} ms (${((sent.length / took) * 1000).toFixed(0)} a second)`,
      ]),
    );
  }
  agent.destroy();
  return lines;
}

const tokenOf = (id: string) =>
  signAccessToken(
    testSecrets.SESSION_SECRET,
    { id, name: id, role: 'PUPIL', country: 'GBR', accessType: 'DEFAULT', privilege: [] },
    'session',
  );

function post(agent: Agent, at: URL, token: string, body: string): Promise<Sent> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = request(at, { agent, method: 'POST', headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const said: unknown = JSON.parse(Buffer.concat(pieces).toString() || 'null');
        const attemptId = Number(Reflect.get(Object(said), 'attemptId') ?? 0);
        resolve({ status, attemptId, milliseconds: performance.now() - begun });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
