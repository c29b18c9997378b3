import { savesData } from '../../app/when-idle.ts';
import { createShellCache, type ShellBuild } from './shell-cache.ts';

/** Inserted by the build (`web/build/pupil-worker.ts`). */
declare const SHELL_BUILD: ShellBuild;

/** The part of a service worker's global scope that is used here, because the DOM's types do not have it. */
interface WorkerScope {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const shell = createShellCache(
  {
    caches,
    fetch: (request, init) => fetch(request, init),
    origin: scope.location.origin,
    after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    savesData,
  },
  SHELL_BUILD,
);

scope.addEventListener('install', (event) =>
  event.waitUntil(shell.install().then(() => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(shell.activate().then(() => scope.clients.claim())),
);
scope.addEventListener('fetch', (event) => {
  const response = shell.answer(event.request);
  if (response) event.respondWith(response);
});
