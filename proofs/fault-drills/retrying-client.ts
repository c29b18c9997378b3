import { setTimeout as sleep } from 'node:timers/promises';
import type { UserInfo } from '#contracts/access/role.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';

/** The results of all individual requests of a whole drill, including retries. */
export interface Tries {
  /** The number of responses by status; 0 means that the connection broke. */
  statuses: Map<number, number>;
  slowestMs: number;
  /** Responses that must not occur: server errors, and 429 or 503 without a `Retry-After` header. */
  wrong: string[];
}

/** A client that retries each request, under the same idempotency key, until it gets a response. */
export interface RetryingClient {
  /** Returns the JSON of a 2xx response, or the final error; null if the drill ended first. */
  send<T>(method: string, path: string, json?: unknown): Promise<Answered<T> | null>;
  /** Sends one request without retries and returns the raw response, for example a stream. */
  tryOnce(method: string, path: string, json?: unknown): Promise<Response>;
}

type Answered<T> = { ok: true; value: T } | { ok: false; status: number; message: string };

const attemptTimeoutMs = 20_000;
const minWaitMs = 150;
const maxWaitMs = 2_000;

export const newTries = (): Tries => ({ statuses: new Map(), slowestMs: 0, wrong: [] });

/**
 * Creates a client for one person. `gaveUp` returns true once the drill is over and the users no longer wait.
 */
export function createRetryingClient(
  origin: string,
  who: UserInfo,
  tries: Tries,
  gaveUp: () => boolean,
): RetryingClient {
  async function attempt(method: string, path: string, key: string, json?: unknown) {
    const token = await signAccessToken(testSecrets.SESSION_SECRET, who, `session-${who.id}`);
    return fetch(`${origin}/api${path}`, {
      method,
      signal: AbortSignal.timeout(attemptTimeoutMs),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }

  return {
    tryOnce: (method, path, json) => attempt(method, path, crypto.randomUUID(), json),
    async send<T>(method: string, path: string, json?: unknown): Promise<Answered<T> | null> {
      const key = crypto.randomUUID();
      for (;;) {
        const began = performance.now();
        let waitMs = minWaitMs;
        try {
          const answer = await attempt(method, path, key, json);
          const text = await answer.text();
          count(tries, answer.status, performance.now() - began);
          if (answer.ok) return { ok: true, value: JSON.parse(text || 'null') };
          const retryAfter = Number(answer.headers.get('retry-after'));
          if (answer.status === 503 || answer.status === 429) {
            if (!retryAfter)
              tries.wrong.push(`${method} ${path}: ${answer.status}, no Retry-After`);
            waitMs = retryAfter * 1_000;
          } else if (answer.status >= 500) {
            tries.wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
          } else {
            return { ok: false, status: answer.status, message: text.slice(0, 300) };
          }
        } catch {
          count(tries, 0, performance.now() - began);
        }
        if (gaveUp()) return null;
        await sleep(Math.min(maxWaitMs, Math.max(minWaitMs, waitMs)) * (0.5 + Math.random()));
      }
    },
  };
}

function count(tries: Tries, status: number, ms: number): void {
  tries.statuses.set(status, (tries.statuses.get(status) ?? 0) + 1);
  tries.slowestMs = Math.max(tries.slowestMs, ms);
}
