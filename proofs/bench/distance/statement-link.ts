import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gate } from './gate.ts';

/** The link between the Workers and the database: its current latency and its gate. */
export interface StatementLink {
  port: number;
  /** The round trip from a Worker to the database, in ms. */
  roundTripMs: number;
  gate: Gate;
  close(): Promise<void>;
}

/**
 * Statements for which users do not wait: statements for statistics, media and cleanup, and statements sent
 * after the response.
 */
const beside =
  /analytics_events|insert into "idempotency_keys"|update "idempotency_keys"|delete from "idempotency_keys"|media_objects|stripe_events|^with (?:lost|due|done|job) as|^delete from \w+ where/;

/**
 * Puts a link with adjustable latency in front of the database at `port`. It delays whole requests, not
 * packets, because connections are already open, as for a Worker that was called before.
 */
export async function openStatementLink(port: number): Promise<StatementLink> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const what = firstWords(body);
    if (!beside.test(what)) await link.gate.pass(what);
    await sleep(link.roundTripMs / 2);
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece);
      await sleep(link.roundTripMs / 2);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(pieces));
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const link: StatementLink = {
    port: (server.address() as AddressInfo).port,
    roundTripMs: 0,
    gate: new Gate(),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return link;
}

/** Returns the beginning of each statement in a request, long enough to recognise the statement. */
function firstWords(body: Buffer): string {
  const text = body.toString();
  const queries = [...text.matchAll(/"query":"((?:[^"\\]|\\.){0,90})/g)];
  return queries
    .map(([, query = '']) =>
      query
        .replace(/(?:\\n|\s)+/g, ' ')
        .replaceAll('\\"', '"')
        .trim(),
    )
    .join(' + ');
}
