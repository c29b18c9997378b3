import { request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificate } from '../site-server.ts';
import { Gate } from './gate.ts';

/**
 * The simulated edge in front of the site. The site's files are near, but the Workers behind the edge may be
 * far away.
 */
export interface SiteLink {
  origin: string;
  /** The round trip from the edge to a Worker, in ms. */
  roundTripMs: number;
  /** The gate for API calls. */
  gate: Gate;
  /** Calls that returned an error. */
  failed: Set<string>;
  /** The time when the last request of any kind arrived. */
  lastCame: number;
  /** The time when the last API call received its response. */
  lastAnswered: number;
  /**
   * The time when the first change arrived and the time when the last change received its response, on the
   * clock of `performance.now()`.
   */
  changes: { from: number; to: number };
  /** Number of API calls in flight. */
  calls: number;
  /** Number of all other requests in flight. */
  files: number;
  close(): Promise<void>;
}

/** True if the page contains a Worker's response (`serve-resource-page.ts`). */
const hasWaited = (body: Buffer) => body.includes('<script type="application/json" id="resource">');

const beside = /^\/api\/(?:custom_|v1\/media\/|v1\/csp)/;

/**
 * Serves the site at `target` over HTTP/2, as an edge does, with adjustable latency between the edge and the
 * Workers of the API. `bareWorker` responds to `/api/bare`.
 */
export async function openSiteLink(target: URL, bareWorker: URL): Promise<SiteLink> {
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true });
  server.on('request', async (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const path = incoming.url;
    if (path === '/bare') return void outgoing.end(barePage);
    // Media count as files too, and so do requests that only record statistics, because users do not wait for
    // them.
    const isCall = path.startsWith('/api/') && !beside.test(path);
    let kind: 'calls' | 'files' = isCall ? 'calls' : 'files';
    link[kind] += 1;
    const move = (to: typeof kind) => {
      link[kind] -= 1;
      kind = to;
      link[kind] += 1;
    };
    link.lastCame = performance.now();
    // The bare Worker's call also counts as a change, because changes are compared with it.
    const isChange = isCall && (incoming.method !== 'GET' || path === '/api/bare');
    if (isChange) link.changes.from = Math.min(link.changes.from, link.lastCame);
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const call = `${incoming.method} ${path.slice('/api'.length)}`;
      if (isCall) await link.gate.pass(call);
      if (isCall) await sleep(link.roundTripMs / 2);
      const to = path === '/api/bare' ? bareWorker : target;
      const answer = await forward(to, incoming, Buffer.concat(chunks), link.origin);
      if (isCall) await sleep(link.roundTripMs / 2);
      else if (hasWaited(answer.body)) {
        // The content of the page shows that the page itself waited for a Worker's response.
        move('calls');
        await link.gate.pass(`GET ${path}`);
        await sleep(link.roundTripMs);
      }
      if (kind === 'calls' && answer.status >= 400) link.failed.add(call);
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.end(answer.body);
    } catch {
      // Respond with 502, so that the browser sees a failure.
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    } finally {
      link[kind] -= 1;
      if (kind === 'calls') link.lastAnswered = performance.now();
      if (isChange) link.changes.to = performance.now();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  const link: SiteLink = {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roundTripMs: 0,
    gate: new Gate(),
    failed: new Set(),
    lastCame: 0,
    lastAnswered: 0,
    changes: { from: Infinity, to: 0 },
    calls: 0,
    files: 0,
    close: () =>
      new Promise((closed) => {
        for (const session of sessions) session.destroy();
        server.close(() => closed());
      }),
  };
  return link;
}

/** Per-connection headers, which HTTP/2 does not allow. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

function forward(to: URL, incoming: Http2ServerRequest, body: Buffer, ownOrigin: string) {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) => {
      // Request no compression, so that the content of the page can be inspected.
      if (/^(?::|accept-encoding$)/.test(name) || typeof value !== 'string') return [];
      // Replace our origin: the Workers know the site by the URL behind this proxy.
      return [[name, value.replaceAll(ownOrigin, to.origin)]];
    }),
  );
  const { hostname: host, port } = to;
  return new Promise<{ status: number; headers: Record<string, string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const path = to.pathname === '/' ? incoming.url : to.pathname;
      const call = send({ host, port, path, method: incoming.method, headers }, async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer) pieces.push(piece);
        const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined || ofConnection.has(name) ? [] : [[name, value] as const],
        );
        resolve({
          status: answer.statusCode ?? 502,
          headers: Object.fromEntries(kept),
          body: Buffer.concat(pieces),
        });
      });
      call.on('error', reject);
      call.end(body);
    },
  );
}

/** A minimal page that needs one Worker with one statement. */
const barePage = `<!doctype html><title>Bare</title><main></main><script>
fetch('/api/bare').then((answer) => answer.json()).then(() => {
  document.querySelector('main').innerHTML = '<h1>Bare</h1>';
});
</script>`;
