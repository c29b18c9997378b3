import { expect, test } from 'vitest';
import { createShellCache, type ShellDependencies } from './shell-cache.ts';

/** A browser's caches, and a server on which one build is deployed. */
function device() {
  const stored = new Map<string, Map<string, Response>>();
  const server = { online: true, silent: false, files: new Map<string, string>() };
  const requested: string[] = [];
  const addressOf = (request: Request | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const fetch: ShellDependencies['fetch'] = async (request) => {
    const address = addressOf(request);
    requested.push(address);
    if (server.silent) await new Promise(() => {});
    if (!server.online) throw new TypeError('Failed to fetch');
    const text = server.files.get(address);
    return text === undefined ? new Response('gone', { status: 404 }) : new Response(text);
  };
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    const put = async (address: string, response: Response) => void cache.set(address, response);
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put,
      async addAll(addresses: string[]) {
        for (const address of addresses) {
          const response = await fetch(address);
          if (!response.ok) throw new TypeError('Request failed');
          await put(address, response);
        }
      },
    } as unknown as Cache;
  };
  /** Deploys a build with one file at start and one that is loaded later. */
  const deploy = (version: string) => {
    const entry = `/assets/pupil/start-${version}.js`;
    const later = `/assets/pupil/later-${version}.js`;
    server.files = new Map([
      ['/pupil/home', `<script src="${entry}">`],
      [entry, `start ${version}`],
      [later, `later ${version}`],
    ]);
    return { version, entry: [entry], files: [entry, later] };
  };
  const shellOf = (build: ReturnType<typeof deploy>, savesData = false) =>
    createShellCache(
      {
        caches: {
          open,
          keys: async () => [...stored.keys()],
          delete: async (name) => stored.delete(name),
        },
        fetch,
        origin: 'https://lexiloom.example',
        after: () => (server.silent ? Promise.resolve() : new Promise(() => {})),
        savesData: () => savesData,
      },
      build,
    );
  return { server, requested, stored, deploy, shellOf };
}

/** Node's `Request` cannot be a navigation, so the mode is added. */
const request = (path: string, mode: RequestMode = 'cors', init?: RequestInit) =>
  new Proxy(new Request(`https://lexiloom.example${path}`, init), {
    get: (target, name) => (name === 'mode' ? mode : Reflect.get(target, name, target)),
  });
const navigation = (path: string) => request(path, 'navigate');
const textOf = async (response: Promise<Response> | null) => (await response)?.text();

test('opens every page of the pupils’ side without a connection', async () => {
  const { server, deploy, shellOf } = device();
  const shell = shellOf(deploy('1'));
  await shell.install();
  server.online = false;
  for (const path of ['/pupil/home', '/submit_task/7/12', '/pupil/result/tasks/12?homework=1']) {
    expect(await textOf(shell.answer(navigation(path)))).toContain('start-1.js');
  }
  expect(await textOf(shell.answer(request('/assets/pupil/later-1.js')))).toBe('later 1');
});

test('prefers the server’s page, and shows the stored one if the server does not answer in time', async () => {
  const { server, deploy, shellOf } = device();
  const shell = shellOf(deploy('1'));
  await shell.install();
  deploy('2');
  expect(await textOf(shell.answer(navigation('/pupil/home')))).toContain('start-2.js');
  server.silent = true;
  expect(await textOf(shell.answer(navigation('/pupil/home')))).toContain('start-1.js');
});

test('keeps the files of a page that was opened before a deployment', async () => {
  const { stored, deploy, shellOf } = device();
  const first = shellOf(deploy('1'));
  await first.install();
  await first.activate();
  const second = shellOf(deploy('2'));
  await second.install();
  await second.activate();
  expect(await textOf(second.answer(request('/assets/pupil/later-1.js')))).toBe('later 1');
  const third = shellOf(deploy('3'));
  await third.install();
  await third.activate();
  expect([...stored.keys()]).toEqual(['lexiloom-pupil-2', 'lexiloom-pupil-3']);
});

test('does not store a build whose page the server no longer has', async () => {
  const { stored, deploy, shellOf } = device();
  const shell = shellOf(deploy('1'));
  deploy('2');
  await expect(shell.install()).rejects.toThrow('another build');
  expect([...stored.keys()]).toEqual([]);
});

test('requests a stored file never again, and stores a file that is not in the build’s list', async () => {
  const { server, requested, deploy, shellOf } = device();
  const shell = shellOf(deploy('1'));
  await shell.install();
  server.files.set('/assets/fonts/greek.woff2', 'Ω');
  requested.length = 0;
  for (const _ of [1, 2]) {
    expect(await textOf(shell.answer(request('/assets/pupil/start-1.js')))).toBe('start 1');
    expect(await textOf(shell.answer(request('/assets/fonts/greek.woff2')))).toBe('Ω');
  }
  expect(requested).toEqual(['/assets/fonts/greek.woff2']);
});

test('stores only the files that the page loads at start if the pupil saves data', async () => {
  const { requested, deploy, shellOf } = device();
  await shellOf(deploy('1'), true).install();
  expect(requested).toEqual(['/pupil/home', '/assets/pupil/start-1.js']);
});

test.each([
  request('/api/v1/homeworks'),
  request('/favicon.svg'),
  request('/assets/pupil/x.js', 'cors', { method: 'POST' }),
  navigation('/'),
  navigation('/signin'),
  navigation('/resource/abc'),
])('leaves request %# to the browser', async (left) => {
  const { deploy, shellOf } = device();
  const shell = shellOf(deploy('1'));
  await shell.install();
  expect(shell.answer(left)).toBeNull();
});
