import { pupilPageAt } from '#contracts/homework/pupil-pages.ts';

/** The part of the browser that the cache of the shell uses; tests pass their own. */
export interface ShellDependencies {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  origin: string;
  after: (milliseconds: number) => Promise<void>;
  /** True if the pupil has asked the browser to save data. */
  savesData: () => boolean;
}

/** The files of one build. */
export interface ShellBuild {
  /** Differs between any two builds. */
  version: string;
  /** The addresses of all files with a hash in their name, of which `entry` are loaded at start. */
  files: readonly string[];
  entry: readonly string[];
}

const prefix = 'lexiloom-pupil-';
/** The page is the same at all addresses of the pupils' side, so it is stored under one of them. */
const pageAddress = '/pupil/home';
/** After this time without an answer from the server, the stored page is shown; in milliseconds. */
const patienceMs = 3000;
/**
 * The number of builds that are kept. A page that was opened before a deployment still loads its own files,
 * which the server no longer has.
 */
const keptBuilds = 2;

/**
 * Stores the pages and scripts of the pupils' side, so that they open without a connection. It stores no
 * answers of the API: what belongs to a pupil is in IndexedDB, under the pupil's id.
 */
export function createShellCache(world: ShellDependencies, build: ShellBuild) {
  const { caches, fetch } = world;
  const name = prefix + build.version;

  /** The names of the stored builds, oldest first. */
  const stored = async () => (await caches.keys()).filter((one) => one.startsWith(prefix));

  async function find(address: string): Promise<Response | undefined> {
    for (const one of (await stored()).reverse()) {
      const found = await (await caches.open(one)).match(address);
      if (found) return found;
    }
    return undefined;
  }

  async function page(request: Request): Promise<Response> {
    const answering = fetch(request);
    const first = await Promise.race([answering.catch(() => null), world.after(patienceMs)]);
    if (first && first.status < 500) return first;
    return (await find(pageAddress)) ?? first ?? answering;
  }

  async function file(request: Request, address: string): Promise<Response> {
    const found = await find(address);
    if (found) return found;
    const response = await fetch(request);
    if (response.ok) await (await caches.open(name)).put(address, response.clone());
    return response;
  }

  return {
    /**
     * Stores this build. Rejects if the server has another build's page by now; the browser then tries again
     * with the worker of that build.
     */
    async install(): Promise<void> {
      const response = await fetch(pageAddress, { cache: 'no-cache' });
      const html = await response.clone().text();
      if (!response.ok || !build.entry.every((address) => html.includes(address))) {
        throw new Error('The page belongs to another build.');
      }
      const cache = await caches.open(name);
      await cache.addAll([...(world.savesData() ? build.entry : build.files)]);
      // Last, so that a stored page always has its files.
      await cache.put(pageAddress, response);
    },
    /** Deletes old builds. */
    async activate(): Promise<void> {
      const old = (await stored()).filter((one) => one !== name).slice(0, -(keptBuilds - 1));
      await Promise.all(old.map((one) => caches.delete(one)));
    },
    /**
     * The answer to a request, or null if the browser should send it as usual. The page comes from the server
     * if it answers in time; files with a hash in their name never change, so the stored one is as good.
     */
    answer(request: Request): Promise<Response> | null {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== world.origin) return null;
      if (request.mode === 'navigate') return pupilPageAt(pathname) ? page(request) : null;
      return pathname.startsWith('/assets/') ? file(request, pathname) : null;
    },
  };
}
