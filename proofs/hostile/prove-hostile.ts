import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { createAllRoutes, type WalkedRoute } from '../rights-walk/every-route.ts';
import { insertSchool } from '../rights-walk/insert-school.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';
import { type Scene, withIds } from './id-words.ts';
import { type Answered, faultsOf, longestMs } from './judge-answer.ts';

/**
 * Number of requests after which two new schools are created, so that deleted data exists again and can be
 * deleted.
 */
const requestsOfScene = 150;

/** The result of a run: the statuses per Worker, and each fault once, with its request. */
export interface HostileReport {
  requests: number;
  statuses: Map<string, Map<number, number>>;
  /** The slowest response: its route and its time in milliseconds. */
  worst: { route: string; ms: number };
  faults: string[];
}

/**
 * Sends the given number of hostile requests, the same number to every route of every Worker. Each Worker
 * uses a database and a fake Stripe. The same seed gives the same requests. `drainLog` returns the lines of
 * the error log and clears it.
 */
export async function proveHostile(given: {
  seed: number;
  requests: number;
  drainLog: () => string[];
}): Promise<HostileReport> {
  const every = await createAllRoutes();
  const report: HostileReport = {
    requests: 0,
    statuses: new Map(),
    worst: { route: '', ms: 0 },
    faults: [],
  };
  const seen = new Set<string>();
  try {
    const rounds = Math.ceil(given.requests / every.routes.length);
    const prepared = every.routes.map((walked, at) => ({
      walked,
      requests: fc.sample(hostileRequest(walked), { seed: given.seed + at, numRuns: rounds }),
    }));
    let scene = await newScene(every);
    for (let round = 0; round < rounds; round += 1) {
      for (const { walked, requests } of prepared) {
        const request = requests[round];
        if (!request || report.requests >= given.requests) continue;
        if (report.requests % requestsOfScene === requestsOfScene - 1)
          scene = await newScene(every);
        given.drainLog();
        const answered = await send(walked, request, scene, given.drainLog);
        note(report, walked, answered);
        for (const fault of [...faultsOf(answered), ...leaksOf(answered, request, scene)]) {
          // Report only one line per route and kind of fault.
          const kind = `${walked.route} ${fault.replaceAll(/\d+/g, '#').slice(0, 80)}`;
          if (seen.has(kind)) continue;
          seen.add(kind);
          report.faults.push(`${walked.route} ${fault}\n    ${describe(request, scene)}`);
        }
      }
    }
    return report;
  } finally {
    await every.close();
  }
}

type EveryRoute = Awaited<ReturnType<typeof createAllRoutes>>;

/** Creates two schools, a plan, and a signed-in person of each role. Resets the attempt counters. */
async function newScene(every: EveryRoute): Promise<Scene> {
  const { test, routes } = every;
  const { db } = test;
  await db.execute(sql`delete from attempts`);
  const [mine, theirs] = [await insertSchool(db), await insertSchool(db)];
  await subscribe(every, mine.ids.teacherId);
  const login = routes.find(({ route }) => route === 'POST /login');
  const json = { userName: mine.ids.userName, password: 'x' };
  const answer = await login?.call('POST /login', { json });
  const cookies = answer?.headers.getSetCookie().map((one) => one.split(';')[0] ?? '') ?? [];
  if (!answer?.ok || cookies.length < 2) throw new Error('Nobody could sign in.');
  return {
    mine,
    theirs,
    secrets: {
      ...mine.tokens,
      admin: await signIn('admin', { id: await insertTeacher(db, { role: 'admin' }) }),
      cookies: cookies.join('; '),
      xsrf: cookies.find((one) => one.includes('XSRF'))?.split('=')[1] ?? '',
    },
  };
}

/** Creates an active subscription at Stripe for a teacher, so that requests can change it. */
async function subscribe({ test, stripe, prices }: EveryRoute, userId: string): Promise<void> {
  const { id: customer } = await stripe.customers.create({ metadata: { userId } });
  await test.db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${userId}, ${customer})`);
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.SINGLE_TEACHER_PLUS_PUPIL }],
    trial_period_days: 30,
  });
  await syncSubscription(test.db, stripe, id);
}

async function send(
  { call }: WalkedRoute,
  { method, path, headers, body }: HostileRequest,
  scene: Scene,
  drainLog: () => string[],
): Promise<Answered> {
  const filled = Object.entries(headers).map(([name, value]) => [name, withIds(value, scene)]);
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  const began = performance.now();
  const answering = call(`${method} ${withIds(path, scene)}`, {
    headers: Object.fromEntries(filled),
    ...(!reads &&
      body !== undefined && {
        body: typeof body === 'string' ? withIds(body, scene) : body,
      }),
  }).then(async (answer) => ({ answer, text: await answer.text() }));
  const { answer, text } = await Promise.race([answering, nothingAfter(2 * longestMs)]);
  const ms = performance.now() - began;
  return { status: answer.status, headers: answer.headers, text, ms, logged: drainLog() };
}

/**
 * Resolves to an error response after this time, so that a hanging request counts as failed and the run
 * continues.
 */
const nothingAfter = (ms: number) =>
  new Promise<{ answer: Response; text: string }>((resolve) => {
    const hung = { answer: new Response(null, { status: 504 }), text: '' };
    setTimeout(resolve, ms, hung).unref();
  });

/** Reports a response that contains another school's data, unless an admin made the request. */
function leaksOf({ text }: Answered, { headers }: HostileRequest, { theirs }: Scene): string[] {
  if (headers.authorization?.includes('admin')) return [];
  return text.includes(theirs.canary) ? ["tells another school's"] : [];
}

function note(report: HostileReport, { worker, route }: WalkedRoute, answered: Answered): void {
  report.requests += 1;
  const statuses = report.statuses.get(worker) ?? new Map<number, number>();
  statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
  report.statuses.set(worker, statuses);
  if (answered.ms > report.worst.ms) report.worst = { route, ms: answered.ms };
}

function describe({ method, path, headers, body }: HostileRequest, scene: Scene): string {
  const sent = typeof body === 'string' ? withIds(body, scene).slice(0, 400) : String(body);
  const told = { ...headers, authorization: headers.authorization?.slice(0, 60) };
  return `${method} ${withIds(path, scene).slice(0, 300)} ${JSON.stringify(told).slice(0, 400)} ${sent}`;
}
