import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod';

/** A statement as the driver sends it. */
interface Statement {
  query: string;
  params: (string | null)[];
}

/**
 * A statement that goes along with the next request to the database, in one transaction before it: two that
 * would take two round trips take one. When it is refused, so is what it goes along with, and nothing happens.
 */
export class RidingStatement {
  readonly #statement: Statement;
  readonly #constraint: string;
  /** The request that carries it now: whatever else is sent meanwhile waits for its outcome. */
  #carried: Promise<unknown> | null = null;
  #isDone = false;
  /** Whether it was carried out. */
  hasRun = false;
  /** Whether this constraint refused it. */
  isRefused = false;

  /** `constraint` is the one that refuses this statement and no other. */
  constructor(statement: Statement, constraint: string) {
    this.#statement = statement;
    this.#constraint = constraint;
  }

  /** Sends a request with the statement in front, if it has not run yet; `send` is given the body. */
  async carry(body: string, send: (body: string) => Promise<DriverAnswer>): Promise<DriverAnswer> {
    while (this.#carried) await this.#carried.catch(() => {});
    if (this.#isDone) return send(body);
    const carried = this.#sendBoth(body, send);
    this.#carried = carried;
    try {
      return await carried;
    } finally {
      this.#carried = null;
    }
  }

  /** Nothing carries it from here on. */
  end(): void {
    this.#isDone = true;
  }

  async #sendBoth(
    body: string,
    send: (body: string) => Promise<DriverAnswer>,
  ): Promise<DriverAnswer> {
    const sent = Sent.parse(JSON.parse(body));
    const others = isBatch(sent) ? sent.queries : [sent];
    const answer = await send(JSON.stringify({ queries: [this.#statement, ...others] }));
    if (!answer.ok) return this.#refusedAs(answer);
    this.#isDone = true;
    this.hasRun = true;
    return {
      ...answer,
      async json() {
        const results = Results.parse(await answer.json()).results.slice(1);
        return isBatch(sent) ? { results } : results[0];
      },
    };
  }

  /** PostgreSQL's refusal is read here to see whose it is, and handed on unread. */
  async #refusedAs(answer: DriverAnswer): Promise<DriverAnswer> {
    if (answer.status !== 400) return answer;
    const refusal = await answer.json();
    this.isRefused ||= Refusal.safeParse(refusal).data?.constraint === this.#constraint;
    return { ...answer, json: async () => refusal };
  }
}

/** The little of a `Response` that the driver reads. */
export interface DriverAnswer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

const One = z.looseObject({ query: z.string() });
const Batch = z.object({ queries: z.array(One) });
const Sent = z.union([Batch, One]);
const isBatch = (sent: z.infer<typeof Sent>): sent is z.infer<typeof Batch> =>
  Array.isArray(sent.queries);
const Results = z.object({ results: z.array(z.unknown()) });
const Refusal = z.object({ constraint: z.string() });

const riding = new AsyncLocalStorage<RidingStatement>();

/** Does work whose first request to the database carries the statement. */
export async function withRidingStatement<T>(
  statement: RidingStatement,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await riding.run(statement, work);
  } finally {
    statement.end();
  }
}

/** The statement that the next request has to carry; null when there is none. */
export const currentRider = (): RidingStatement | null => riding.getStore() ?? null;
