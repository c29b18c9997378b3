import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that was sent, and its result. Times are from `performance.now()`. */
export interface Sent {
  kind: string;
  at: number;
  ms: number;
  /** The status of the response; 0 if the connection broke or no response arrived in time. */
  status: number;
  retryAfter: string | undefined;
}

export interface Asked {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: string;
}

const longestMs = 30_000;

/**
 * Sends this many requests per second without waiting for earlier responses, as real users do. Failed
 * requests are reported too, and `next` decides whether to send them again. Returns all requests once `until`
 * settles and the last response has arrived.
 */
export async function steadyLoad(
  origin: string,
  perSecond: number,
  next: () => Asked,
  told: (asked: Asked, sent: Sent, body: string) => void,
  until: Promise<unknown>,
): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const all: Sent[] = [];
  const waiting = new Set<Promise<void>>();
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const began = performance.now();
  for (let count = 0; !isOver; ) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    for (; count < due; count += 1) {
      const asked = next();
      const one = send(agent, origin, asked).then(({ sent, body }) => {
        all.push(sent);
        told(asked, sent, body);
        waiting.delete(one);
      });
      waiting.add(one);
    }
    await sleep(5);
  }
  await Promise.all(waiting);
  agent.destroy();
  return all;
}

function send(agent: Agent, origin: string, asked: Asked): Promise<{ sent: Sent; body: string }> {
  const { kind, method, path, token, body } = asked;
  const at = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string, text = '') =>
      resolve({ sent: { kind, at, ms: performance.now() - at, status, retryAfter }, body: text });
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const options = { agent, method, headers, timeout: longestMs };
    const call = request(new URL(path, origin), options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', () => end(0));
      answer.on('end', () => {
        const { 'retry-after': retryAfter } = answer.headers;
        end(answer.statusCode ?? 0, retryAfter, Buffer.concat(pieces).toString());
      });
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => end(0));
    call.end(body);
  });
}
