import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

export interface SitePage {
  type: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** Fetches a page or file of the site, for `serveSite`; null if there is none. */
export async function fetchPage(address: string): Promise<SitePage | null> {
  const answer = await fetch(address, { redirect: 'manual' });
  if (!answer.ok) return null;
  return {
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
    body: Buffer.from(await answer.arrayBuffer()),
    headers: { 'cache-control': answer.headers.get('cache-control') ?? 'no-cache' },
  };
}

/** Creates a certificate for this run only, with Debian's openssl. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Serves pages over HTTP/2, TLS and brotli 11, as a CDN does. `find` resolves a path. Its result is cached,
 * so that compression is never part of a measurement. Requests to the API are forwarded to `apiOrigin` each
 * time, with their headers and body.
 */
export async function serveSite(
  find: (path: string) => Promise<SitePage | null>,
  apiOrigin?: string,
) {
  const kept = new Map<string, SitePage>();
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('request', async (request, response) => {
    const path = request.url ?? '/';
    if (apiOrigin && path.startsWith('/api/')) {
      await forward(apiOrigin, request, response).catch(() => response.writeHead(502).end());
      return;
    }
    let page = kept.get(path);
    if (!page) {
      const found = await find(path).catch(() => null);
      if (!found) {
        response.writeHead(404).end();
        return;
      }
      page = { ...found, body: brotliCompressSync(found.body) };
      kept.set(path, page);
    }
    response.writeHead(200, {
      ...page.headers,
      'content-type': page.type,
      'content-encoding': 'br',
      'content-length': page.body.length,
    });
    response.end(page.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise<void>((closed) => {
        for (const session of sessions) session.destroy();
        server.close(() => closed());
      }),
  };
}

/**
 * Hop-by-hop and HTTP/2 pseudo headers must not be forwarded. The page's origin is left out too, because the
 * link has another address than the environment, which would refuse a request from a foreign origin.
 */
const isForwarded = (name: string) =>
  !/^(?::|connection$|keep-alive$|transfer-encoding$|content-length$|host$|accept-encoding$|origin$)/.test(
    name,
  );

/** Sends a request on to the local environment and its response back, compressed as a CDN would. */
async function forward(
  origin: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    isForwarded(name) && typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const body = await buffer(request);
  const answer = await fetch(`${origin}${url}`, {
    method,
    headers,
    ...(body.length > 0 && { body }),
  });
  const bytes = brotliCompressSync(Buffer.from(await answer.arrayBuffer()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  const empty = answer.status === 204 || answer.status === 304;
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
    ...(!empty && { 'content-encoding': 'br' }),
  });
  if (empty) response.end();
  else response.end(bytes);
}
