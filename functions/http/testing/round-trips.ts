import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
// Import this module first, because it sets the function that is wrapped here.
import '#db/client.ts';
import * as z from 'zod/mini';

/** The number of sequential round trips to the database that a successful call made. */
export const CallTrips = z.object({ route: z.string(), trips: z.int() });
export type CallTrips = z.infer<typeof CallTrips>;

/**
 * The file in the folder `LEXILOOM_STATEMENTS` to which each call in the tests adds a line of `CallTrips`.
 */
export const tripsFile = 'calls.trips';

/** Counts the sequential database requests of a call. */
class Trail {
  trips = 0;
  #isOver = false;

  async follow<T>(send: () => Promise<T>): Promise<T> {
    const at = this.trips;
    const answer = await send();
    // Do not count a request that finishes after the response, because the caller does not wait for it.
    if (!this.#isOver) this.trips = Math.max(this.trips, at + 1);
    return answer;
  }

  end(): number {
    this.#isOver = true;
    return this.trips;
  }
}

const trails = new AsyncLocalStorage<Trail>();
const folder = process.env.LEXILOOM_STATEMENTS;

if (folder) {
  const { fetchFunction: send } = neonConfig;
  neonConfig.fetchFunction = (address: string, init: RequestInit) => {
    const trail = trails.getStore();
    return trail ? trail.follow(() => send(address, init)) : send(address, init);
  };
}

/**
 * Runs a call and, if counting is enabled, records its round trips. Excludes calls with an Idempotency-Key,
 * because a repeated call takes more round trips. The claim of a key takes none, because it is sent with the
 * work's first request; `once.db.test.ts` checks this.
 */
export async function withRoundTrips(
  { headers }: Request,
  route: () => string,
  call: () => Promise<Response>,
): Promise<Response> {
  if (!folder || headers.has('idempotency-key')) return call();
  const trail = new Trail();
  const response = await trails.run(trail, call);
  const trips = trail.end();
  if (response.ok) {
    const line: CallTrips = { route: route(), trips };
    appendFileSync(join(folder, tripsFile), `${JSON.stringify(line)}\n`);
  }
  return response;
}
