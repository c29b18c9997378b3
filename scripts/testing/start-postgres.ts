import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startChild } from '../processes/start-child.ts';

export interface Postgres {
  /** For PG_URL. */
  url: string;
  stop(): Promise<void>;
}

/** The user that the server runs as when the tests run as root, which PostgreSQL refuses. */
const serverUser = 'postgres';

/**
 * Starts a PostgreSQL server of this machine on a new cluster in a temporary folder, made for speed and
 * not for keeping. Answers null where PostgreSQL is not installed.
 */
export async function startPostgres(): Promise<Postgres | null> {
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) giveTo(serverUser, folder);
  const run = (program: string, args: string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', serverUser, '--', program, ...args]] : [program, args];

  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'lexiloom', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  const [initdb, initdbArgs] = run(join(bin, 'initdb'), [...cluster, '--locale=C.UTF-8']);
  execFileSync(initdb, initdbArgs, { stdio: 'pipe', cwd: folder });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    lc_messages: 'C',
  };
  const [postgres, args] = run(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const server = await startChild({
    name: 'PostgreSQL',
    program: postgres,
    args,
    env: process.env,
    cwd: folder,
    logFile: join(folder, 'postgres.log'),
    ready: /ready to accept connections/,
    readyWithinMs: 30_000,
  });
  return {
    url: `postgres://lexiloom@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest server's programs; Debian keeps them off the path. */
function findPostgres(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  const hasBoth = (folder: string) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  return folders.find(hasBoth) ?? null;
}

const versionOf = (path: string) => Number(/postgresql\/(\d+)/.exec(path)?.[1] ?? 0);

function giveTo(user: string, folder: string): void {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
