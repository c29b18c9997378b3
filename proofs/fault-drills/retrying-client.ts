import { setTimeout as sleep } from 'node:timers/promises';
import type { UserInfo } from '#contracts/access/role.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';

/** The results of single tries, over a whole drill. */
export interface Tries {
  /** How many got this status; 0 is a connection that broke. */
  statuses: Map<number, number>;
  slowestMs: number;
  /** Answers that must not be: faults, and being turned away without the time to wait. */
  wrong: string[];
}

/** Somebody who sends each request again, under the same key, until it is answered. */
export interface RetryingClient {
  /** The JSON of a 2xx, or what was refused for good; null when the drill was over before. */
  send<T>(method: string, path: string, json?: unknown): Promise<Answered<T> | null>;
  /** One try as it is, such as a stream. */
  tryOnce(method: string, path: string, json?: unknown): Promise<Response>;
}

type Answered<T> = { ok: true; value: T } | { ok: false; status: number; message: string };

const attemptTimeoutMs = 20_000;
const minWaitMs = 150;
const maxWaitMs = 2_000;

export const newTries = (): Tries => ({ statuses: new Map(), slowestMs: 0, wrong: [] });

/** A client for one person; `gaveUp` says that the drill is over and nobody waits any more. */
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
