import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { type Database, openDatabase } from './client.ts';

/**
 * Statements of manually started tools may take long: building an index over millions of rows, or inserting
 * benchmark data.
 */
const toolTimeoutMs = 3_600_000;

/** Keep-alive probes are needed because the network drops a connection that is idle for some minutes. */
const probeEveryMs = 30_000;

/**
 * Opens the database for Node programs that send long statements: migrations, seeds, benches. Node's own
 * `fetch` gives up after 300 s without headers, whatever its caller's signal says (undici's
 * `headersTimeout`), and Neon then cancels the statement; here only `waitMs` counts.
 */
export const openToolDatabase = (url: string, waitMs = toolTimeoutMs): Database =>
  openDatabase(url, { waitMs, send: postSlowly });

/** `fetch` for one POST of text, without a timeout of its own. Throws the reason of `signal`. */
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
