import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { ChildFailed, startChild } from '../processes/start-child.ts';

export interface Postgres {
  /** The value for `PG_URL`. */
  url: string;
  stop(): Promise<void>;
  /** Kills the whole server with -9; `again` starts it on the same port with the data that survived. */
  kill(): Promise<void>;
  again(): Promise<void>;
}

/** The server runs as this user if the tests run as root, because PostgreSQL refuses to run as root. */
const serverUser = 'postgres';

/**
 * Starts this machine's PostgreSQL on a new cluster in a temporary folder, tuned for speed, not durability.
 * With `keeps`, committed data survives a killed server (but not a power failure). Returns null if PostgreSQL
 * is not installed.
 */
export async function startPostgres({ keeps = false } = {}): Promise<Postgres | null> {
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
    synchronous_commit: keeps ? 'on' : 'off',
    full_page_writes: 'off',
    max_connections: '200',
    lc_messages: 'C',
  };
  const [postgres, args] = run(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const start = () =>
    startChild({
      name: 'PostgreSQL',
      program: postgres,
      args,
      env: process.env,
      cwd: folder,
      logFile: join(folder, 'postgres.log'),
      ready: /ready to accept connections/,
      readyWithinMs: 30_000,
    });
  let server = await start();
  return {
    url: `postgres://lexiloom@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    kill: () => server.kill(),
    async again() {
      // The sessions of a killed server end slightly later and use its shared memory until then.
      for (const end = Date.now() + 20_000; ; ) {
        try {
          server = await start();
          return;
        } catch (error) {
          if (!(error instanceof ChildFailed) || Date.now() > end) throw error;
          await sleep(200);
        }
      }
    },
  };
}

/** The folder with the programs of the newest installed PostgreSQL, which Debian does not add to the path. */
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
