import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
// First: it sets the function that is wrapped here.
import '#db/client.ts';
import * as z from 'zod/mini';

/** How often a call that succeeded waited for the database, one time after the other. */
export const CallTrips = z.object({ route: z.string(), trips: z.int() });
export type CallTrips = z.infer<typeof CallTrips>;

/** In the folder of `LEXILOOM_STATEMENTS`: a line of `CallTrips` for each call of the tests. */
export const tripsFile = 'calls.trips';

/** How many requests of a call were answered one after the other. */
class Trail {
  trips = 0;
  #isOver = false;

  async follow<T>(send: () => Promise<T>): Promise<T> {
    const at = this.trips;
    const answer = await send();
    // What is answered when the caller has gone is waited for by nobody.
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
 * Answers a call, and writes down how many round trips it made where somebody counts them. Not those under an
 * Idempotency-Key: its claim goes along with the first one (`once.db.test.ts` counts that), and what is sent
 * twice under it makes more.
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
