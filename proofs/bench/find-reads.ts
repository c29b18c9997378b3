import { privilegeOf } from '#contracts/access/privilege-of.ts';
import type { UserInfo } from '#contracts/access/role.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { createAllRoutes, type WalkedRoute } from '../rights-walk/every-route.ts';
import { insertSchool, type School } from '../rights-walk/insert-school.ts';
import { sampleCalls } from '../rights-walk/sample-calls.ts';
import { addressOf } from '../rights-walk/send-sample.ts';
import type { BenchWorkers } from './bench-workers.ts';
import { proxyRequest } from './proxy-request.ts';
import { recordedBodies } from './recorded-bodies.ts';

/** For the benches of reads: the number of rounds for each read, and the seconds per round. */
export const rounds = Number(process.env.ROUNDS ?? 3);
export const seconds = Number(process.env.SECONDS ?? 4) / 4;

/** The routes to measure, separated by commas in `READ`. All reads if it is not set. */
export const chosenReads = process.env.READ?.split(',');

/** A read of the API and the statements it sends. */
export interface Read {
  route: string;
  /** Path and query. */
  path: string;
  token: string;
  bodies: string[];
}

/**
 * Inserts a school and returns every GET of all route tables that responds with 200 to a permitted caller,
 * with the statements it sends.
 */
export async function findReads({ db, databaseUrl }: BenchWorkers): Promise<Read[]> {
  const every = await createAllRoutes({
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
    const missing =
      chosenReads?.filter((route) => reads.every((read) => read.route !== route)) ?? [];
    if (missing.length > 0) throw new Error(`Not a measured read: ${missing.join(', ')}`);
    return reads;
  } finally {
    await every.close();
  }
}

/**
 * Returns the read of a route; null if the route is not a read, changes data, or has no data in this school.
 */
async function tryRead(
  { route, may, call }: WalkedRoute,
  { ids }: School,
  adminId: string,
): Promise<Read | null> {
  if (chosenReads && !chosenReads.includes(route)) return null;
  const sample = sampleCalls[route]?.(ids);
  if (!sample || !route.startsWith('GET ') || /export|\/auth\/|\/logout/.test(route)) return null;
  const role = may === 'anyone' || may.includes('public') ? 'public' : (may[0] ?? 'public');
  const id = { public: ids.teacherId, PUPIL: ids.pupilId, admin: adminId }[role];
  const address = addressOf(route, sample);
  const token = await signIn(role, { id });
  const statuses: number[] = [];
  const bodies = await recordedBodies(async () => {
    const answer = await call(address, { token });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  });
  if (statuses[0] !== 200 || bodies.length === 0) return null;
  return { route, path: address.slice('GET '.length), token: await tokenOf(role, id), bodies };
}

/** Returns a token for the Workers, which use a different secret from the routes called in this process. */
function tokenOf(role: UserInfo['role'], id: string): Promise<string> {
  const privilege = [
    ...privilegeOf({ role, accessType: 'DEFAULT', plans: ['DEPARTMENT'], mapped: {} }),
  ];
  const who: UserInfo = {
    ...{ id, role, privilege, name: 'A Person', country: 'GBR', accessType: 'DEFAULT' },
  };
  return signAccessToken(testSecrets.SESSION_SECRET, who, 'session');
}

/** Returns the status of the Workers' response; it is not 200 if a dependency is missing. */
export async function statusOf(workers: BenchWorkers, read: Read): Promise<number> {
  const { url, headers } = requestOf(workers, read);
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

export const requestOf = ({ url }: BenchWorkers, { path, token }: Read) => ({
  url: `${url}/api${path}`,
  headers: { authorization: `Bearer ${token}` },
});

/**
 * Returns requests that send the statements of a read straight to the proxy, in sequence and in the driver's
 * format.
 */
export function statementsOf({ databaseUrl }: BenchWorkers, { bodies }: Read) {
  const { url, ...statement } = proxyRequest(databaseUrl);
  return { url, requests: bodies.map((body) => ({ ...statement, body })) };
}
