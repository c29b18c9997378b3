import type autocannon from 'autocannon';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { type BenchWorkers, withWorkers } from './bench-workers.ts';
import { chosenReads } from './find-reads.ts';
import { measureAway, withinRegion } from './measure-away.ts';
import { measureReads } from './measure-reads.ts';
import { type Pressed, press } from './press.ts';
import { proxyRequest } from './proxy-request.ts';
import { median, row, title } from './report.ts';
import { openSlowLink } from './slow-link.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 4);
const connections = 10;

interface Subject {
  name: string;
  request: Omit<autocannon.Options, 'connections' | 'duration'>;
  /** The expected status; a response with any other status invalidates the measurement. */
  status: number;
}

/**
 * First measures an authorised one-row read from gateway to Postgres and compares it with its lower bounds.
 * Then compares every read of the API with the statements that the read sends, on one machine and with the
 * latency within a region. With `READ`, only compares the chosen reads on one machine.
 */
export async function benchApi(): Promise<string[]> {
  if (chosenReads) return (await withWorkers('server', measureReads)) ?? [];
  const embedded = await withWorkers('embedded', measure);
  const server = await withWorkers('server', async (workers) => [
    ...report('PostgreSQL', await measure(workers)),
    ...(await measureReads(workers)),
  ]);
  return [
    ...report('PGlite', embedded ?? new Map()),
    ...(server ?? ['  PostgreSQL is not installed here.']),
    ...((await measureFromAway()) ?? []),
  ];
}

/** Measures the same reads with link latency between the Workers and the database, as within a region. */
async function measureFromAway(): Promise<string[] | null> {
  let link: Awaited<ReturnType<typeof openSlowLink>> | undefined;
  try {
    return await withWorkers('server', measureAway, {
      between: async (port) => {
        link = await openSlowLink(port, withinRegion);
        return link.port;
      },
    });
  } finally {
    await link?.close();
  }
}

async function measure(workers: BenchWorkers): Promise<Map<string, Pressed[]>> {
  const subjects = await makeSubjects(workers);
  const found = new Map<string, Pressed[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await pressSubject(subject, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      found.get(subject.name)?.push(await pressSubject(subject, seconds));
    }
  }
  return found;
}

async function makeSubjects({ url, db, databaseUrl }: BenchWorkers): Promise<Subject[]> {
  const id = await insertTeacher(db, { plan: 'DEPARTMENT' });
  const lesson = await insertLesson(db, id);
  const token = await signAccessToken(
    testSecrets.SESSION_SECRET,
    {
      id,
      name: 'A Teacher',
      role: 'public',
      country: 'GBR',
      accessType: 'DEFAULT',
      privilege: [],
    },
    'session',
  );
  const headers = { authorization: `Bearer ${token}` };
  const read = (path: string) => ({ url: `${url}/api${path}`, headers });
  return [
    // The account's Worker responds that the path does not exist. This measures the whole request except the
    // handler's work and the database.
    { name: 'constant', request: read('/v1/me/nothing'), status: 404 },
    { name: 'bare query', request: minimalQuery(databaseUrl, id), status: 200 },
    { name: 'GET /v1/me', request: read('/v1/me'), status: 200 },
    { name: 'GET …/progress', request: read(`/v1/resources/${lesson}/progress`), status: 200 },
  ];
}

/** Reads one row by its key straight from the proxy, with the same request as the driver. */
function minimalQuery(databaseUrl: string, id: string): Subject['request'] {
  const { url, path, ...statement } = proxyRequest(databaseUrl);
  return {
    ...statement,
    url: `${url}${path}`,
    body: JSON.stringify({
      query: 'select id, full_name, country, role from users where id = $1',
      params: [id],
    }),
  };
}

const pressSubject = ({ name, request, status }: Subject, duration: number) =>
  press(name, { ...request, connections, duration }, { status });

function report(database: string, found: ReadonlyMap<string, Pressed[]>): string[] {
  const perSecond = (name: string) => median((found.get(name) ?? []).map((one) => one.perSecond));
  const p99 = (name: string) => median((found.get(name) ?? []).map((one) => one.p99));
  const ratio = (name: string, to: string) => (perSecond(name) / perSecond(to)).toFixed(2);
  const reads = [...found.keys()].filter((name) => name.startsWith('GET'));
  return [
    title(
      `API on ${database}`,
      `${connections} connections, ${rounds} interleaved rounds of ${seconds} s`,
    ),
    ...[...found.keys()].map((name) =>
      row(name, [`${perSecond(name).toFixed(0)} requests/s`, `p99 ${p99(name).toFixed(0)} ms`]),
    ),
    ...reads.map((name) =>
      row(`${name}: ratios`, [
        `${ratio(name, 'constant')} of the constant's rate`,
        `${ratio(name, 'bare query')} of the bare query's`,
        `p99 ${(p99(name) / p99('constant')).toFixed(1)} x constant, ${(p99(name) / p99('bare query')).toFixed(1)} x bare query`,
      ]),
    ),
  ];
}
