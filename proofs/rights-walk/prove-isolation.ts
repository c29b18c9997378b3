import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes, type WalkedRoute } from './every-route.ts';
import { foreignCalls } from './foreign-calls.ts';
import { insertSchool, type School } from './insert-school.ts';
import { rowsOfSchool, tablesOf } from './rows-of-school.ts';
import { addressOf, sendSample } from './send-sample.ts';

/** The result of a run: the count of each status, and every fault with its call. */
export interface IsolationReport {
  calls: number;
  statuses: Map<number, number>;
  faults: string[];
}

type EveryRoute = Awaited<ReturnType<typeof createAllRoutes>>;

const roles = {
  'signed out': async () => null,
  'a teacher': async (_: EveryRoute, { tokens }: School) => tokens.teacher,
  'a colleague': async (_: EveryRoute, { tokens }: School) => tokens.colleague,
  'a pupil': async (_: EveryRoute, { tokens }: School) => tokens.pupil,
  'a classmate': async (_: EveryRoute, { tokens }: School) => tokens.classmate,
  'an admin': async ({ test }: EveryRoute) =>
    signIn('admin', { id: await insertTeacher(test.db, { role: 'admin' }) }),
} as const;

/**
 * True for a route on which an admin may see other schools' data: an admin's own screens show every account,
 * and an admin may read and copy every lesson.
 */
const isAdmins = (route: string) =>
  /^\w+ \/v1\/admin\//.test(route) ||
  /^(?:GET|POST) \/v1\/resources\/:id(?:$|\/duplicate|\/progress)/.test(route);

/**
 * Calls every route as every role with the ids of two other schools in every position of path, query and
 * body. No response may contain a canary of those schools or be a server error, and none of their rows may
 * change. For each route and role, the caller gets a new school, so that the effects of one call do not
 * influence the next.
 */
export async function proveIsolation(): Promise<IsolationReport> {
  const every = await createAllRoutes();
  const { db } = every.test;
  const report: IsolationReport = { calls: 0, statuses: new Map(), faults: [] };
  try {
    const tables = await tablesOf(db);
    const others = [await insertSchool(db), await insertSchool(db)];
    const rowsOfOthers = async () =>
      (await Promise.all(others.map((one) => rowsOfSchool(db, tables, one)))).join();
    const before = await rowsOfOthers();
    for (const [role, tokenOf] of Object.entries(roles)) {
      if (!(process.env.ROLE ?? role).includes(role)) continue;
      for (const walked of every.routes) {
        if (role === 'an admin' && isAdmins(walked.route)) continue;
        const mine = await insertSchool(db);
        const token = await tokenOf(every, mine);
        for (const theirs of others) {
          await callAll(report, walked, { role, token, mine, theirs });
        }
        if (walked.route.startsWith('GET ')) continue;
        const after = await rowsOfOthers();
        if (after === before) continue;
        const known = new Set(before.split('\n'));
        const changed = after.split('\n').filter((line) => !known.has(line));
        report.faults.push(
          `${role}: ${walked.route} changed something of another school: ${changed.join()}`,
        );
        return report;
      }
    }
    return report;
  } finally {
    await every.close();
  }
}

async function callAll(
  report: IsolationReport,
  walked: WalkedRoute,
  {
    role,
    token,
    mine,
    theirs,
  }: { role: string; token: string | null; mine: School; theirs: School },
): Promise<void> {
  for (const call of foreignCalls(walked, mine.ids, theirs.ids)) {
    const { status, text, headers } = await sendSample(walked, call, token);
    report.calls += 1;
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    const told = `${text}${[...headers].join()}`;
    const fault = told.includes(theirs.canary)
      ? 'was told what is another school’s'
      : status >= 500
        ? `was answered ${status}`
        : null;
    if (!fault) continue;
    const sent = `${addressOf(walked.route, call)} ${JSON.stringify(call.body ?? null)}`;
    report.faults.push(`${role} ${fault}: ${sent.slice(0, 300)} → ${text.slice(0, 200)}`);
  }
}
