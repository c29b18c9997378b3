import autocannon from 'autocannon';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signAccessToken } from '#functions/_base/access-token.ts';
import { signIn } from '#functions/_base/testing/sign-in.ts';
import { privilegeOf } from '#teaching/access/privilege-of.ts';
import type { UserInfo } from '#teaching/access/who.ts';
import { openEveryRoute, type WalkedRoute } from '../rights-walk/every-route.ts';
import { insertSchool, type School } from '../rights-walk/insert-school.ts';
import { sampleCalls } from '../rights-walk/sample-calls.ts';
import { addressOf } from '../rights-walk/send-sample.ts';
import { testSecrets } from '../testing/start-test-workers.ts';
import type { BenchWorkers } from './bench-workers.ts';
import { heardBodies } from './heard-bodies.ts';
import { median, row, title } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 4) / 4;
const connections = 10;

/** What a read may cost, beside its own statements at the same proxy. */
const most = 2;

/** A read of the API, and the statements that it asks. */
interface Read {
  route: string;
  /** Path and query. */
  path: string;
  token: string;
  bodies: string[];
}

/**
 * Every GET of every route table that answers 200 to whom it is for, beside the statements it sends, put
 * straight to the same proxy: requests a second of the one by those of the other. What needs a bucket or
 * another thing that the bench's Workers lack is named and left out.
 */
export async function measureReads(workers: BenchWorkers): Promise<string[]> {
  const reads = await findReads(workers);
  const lines: string[] = [];
  for (const read of reads) {
    const status = await ask(workers.url, read);
    if (status !== 200) {
      lines.push(row(read.route.padEnd(48), [`answered ${status} here, not measured`]));
      continue;
    }
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const [own, floor] = [await pressRoute(workers.url, read), await pressSql(workers, read)];
      // The first warms up.
      if (round === 0) continue;
      ours.push(own);
      bare.push(floor);
    }
    const ratio = median(bare) / median(ours);
    lines.push(
      row(read.route.padEnd(48), [
        `${median(ours).toFixed(0).padStart(5)} /s`,
        `bare ${median(bare).toFixed(0).padStart(5)} /s`,
        `${read.bodies.length} trip${read.bodies.length > 1 ? 's' : ''}`,
        `${ratio.toFixed(2)} x${ratio > most ? ' OVER' : ''}`,
      ]),
    );
  }
  const how = `${connections} connections, ${rounds} rounds of ${seconds} s, goal ${most} x`;
  return [title('Each GET beside its bare statements', how), ...lines];
}

async function findReads({ db, databaseUrl }: BenchWorkers): Promise<Read[]> {
  const every = await openEveryRoute({
    ...{ db, url: databaseUrl },
    exec: async (text) => void (await db.execute(text)),
    close: async () => {},
  });
  try {
    const school = await insertSchool(db);
    const adminId = await insertTeacher(db, { role: 'admin' });
    const reads: Read[] = [];
    for (const walked of every.routes) {
      const read = await tryRead(walked, school, adminId);
      if (read) reads.push(read);
    }
    return reads;
  } finally {
    await every.close();
  }
}

/** Null for what is no read, what changes something, and what this school has nothing of. */
async function tryRead(
  { route, may, call }: WalkedRoute,
  { ids }: School,
  adminId: string,
): Promise<Read | null> {
  const sample = sampleCalls[route]?.(ids);
  if (!sample || !route.startsWith('GET ') || /export|\/auth\/|\/logout/.test(route)) return null;
  const role = may === 'anyone' || may.includes('public') ? 'public' : (may[0] ?? 'public');
  const id = { public: ids.teacherId, PUPIL: ids.pupilId, admin: adminId }[role];
  const address = addressOf(route, sample);
  const token = await signIn(role, { id });
  const statuses: number[] = [];
  const bodies = await heardBodies(async () => {
    const answer = await call(address, { token });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  });
  if (statuses[0] !== 200 || bodies.length === 0) return null;
  return { route, path: address.slice('GET '.length), token: await tokenOf(role, id), bodies };
}

/** For the Workers, which have another secret than the routes that are called in this process. */
function tokenOf(role: UserInfo['role'], id: string): Promise<string> {
  const privilege = [
    ...privilegeOf({ role, accessType: 'DEFAULT', plans: ['DEPARTMENT'], mapped: {} }),
  ];
  const who: UserInfo = {
    ...{ id, role, privilege, name: 'A Person', country: 'GBR', accessType: 'DEFAULT' },
  };
  return signAccessToken(testSecrets.SESSION_SECRET, who, 'session');
}

async function ask(url: string, { path, token }: Read): Promise<number> {
  const answer = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function pressRoute(url: string, { route, path, token }: Read): Promise<number> {
  const run = await autocannon({
    ...{ url: `${url}/api${path}`, connections, duration: seconds },
    headers: { authorization: `Bearer ${token}` },
  });
  if (run.non2xx + run.errors > 0) throw new Error(`${route}: ${run.non2xx} refused.`);
  return run.requests.average;
}

/** How often a second all statements of a read are answered. */
async function pressSql({ databaseUrl }: BenchWorkers, { route, bodies }: Read): Promise<number> {
  const { hostname, port } = new URL(databaseUrl);
  const headers = {
    'Neon-Connection-String': databaseUrl,
    'Neon-Raw-Text-Output': 'true',
    'Neon-Array-Mode': 'true',
    'content-type': 'application/json',
  };
  const run = await autocannon({
    ...{ url: `http://${hostname}:${port}`, connections, duration: seconds },
    requests: bodies.map((body) => ({ method: 'POST' as const, path: '/sql', headers, body })),
  });
  if (run.non2xx + run.errors > 0) throw new Error(`${route}: ${run.non2xx} statements refused.`);
  return run.requests.average / bodies.length;
}
