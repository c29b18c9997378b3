import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { type Database, openDatabase } from './client.ts';

/**
 * Statements of manually started tools may take long, such as building an index over millions of rows or
 * inserting benchmark data.
 */
const toolTimeoutMs = 3_600_000;

/**
 * Interval of keep-alive probes. They are needed because the network drops connections that are idle for a
 * few minutes.
 */
const probeEveryMs = 30_000;

/**
 * Opens the database for Node programs that send long statements: migrations, seeds, benches. Node's `fetch`
 * aborts after 300 s without headers, whatever the caller's `signal` is (undici's `headersTimeout`), and Neon
 * then cancels the statement. Here only `waitMs` limits the time.
 */
export const openToolDatabase = (url: string, waitMs = toolTimeoutMs): Database =>
  openDatabase(url, { waitMs, send: postSlowly });

/**
 * A replacement for `fetch` for one POST of text, without a timeout. Throws the `signal`'s reason when it
 * aborts.
 */
const postSlowly: typeof fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, body, signal } = init ?? {};
    const address = new URL(input instanceof Request ? input.url : input);
    const { request } = address.protocol === 'https:' ? https : http;
    const call = request(address, { method, headers: Object.fromEntries(new Headers(headers)) });
    const stop = () => call.destroy(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    call.on('socket', (socket) => socket.setKeepAlive(true, probeEveryMs));
    call.on('response', (answer) => {
      answer.on('close', () => signal?.removeEventListener('abort', stop));
      const status = answer.statusCode ?? 500;
      resolve(
        new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, {
          status,
          headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        }),
      );
    });
    call.on('error', reject);
    if (signal?.aborted) stop();
    else call.end(typeof body === 'string' ? body : undefined);
  });
