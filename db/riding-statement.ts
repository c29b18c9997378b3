import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

/** A statement as the driver sends it. */
interface Statement {
  query: string;
  params: (string | null)[];
}

const dialect = new PgDialect();

/** Renders a statement as the driver sends it. */
export function written(statement: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { query: sql, params: params.map((param) => (param === null ? null : String(param))) };
}

/**
 * A statement that is sent with the next request to the database, and runs before it in the same transaction.
 * Together they take one round trip instead of two. If the database rejects the statement, it also rejects
 * the request, and no data is changed.
 */
export class RidingStatement {
  readonly statement: Statement;
  /**
   * The name of the constraint by which PostgreSQL rejects this statement. No other statement may violate
   * this constraint.
   */
  readonly constraint: string;
  isDone = false;
  /** True once the statement was executed. */
  hasRun = false;
  /** True if the constraint rejected the statement. */
  isRefused = false;
  /** PostgreSQL's `detail` about the rejection. */
  detail: string | null = null;

  constructor(statement: Statement, constraint: string) {
    this.statement = statement;
    this.constraint = constraint;
  }
}

/** The statements of one unit of work that wait for the next request to the database. */
class Ride {
  readonly #riders: RidingStatement[] = [];
  /** The request that is currently sending the statements. Other requests wait until this request is done. */
  #carried: Promise<unknown> | null = null;

  add(rider: RidingStatement): void {
    this.#riders.push(rider);
  }

  /** Sends a request, preceded by the statements that have not run yet. `send` receives the combined body. */
  async carry(body: string, send: (body: string) => Promise<DriverAnswer>): Promise<DriverAnswer> {
    while (this.#carried) await this.#carried.catch(() => {});
    const waiting = this.#riders.filter(({ isDone }) => !isDone);
    if (waiting.length === 0) return send(body);
    const carried = sendTogether(waiting, body, send);
    this.#carried = carried;
    try {
      return await carried;
    } finally {
      this.#carried = null;
    }
  }
}

async function sendTogether(
  riders: readonly RidingStatement[],
  body: string,
  send: (body: string) => Promise<DriverAnswer>,
): Promise<DriverAnswer> {
  const sent = Sent.parse(JSON.parse(body));
  const others = isBatch(sent) ? sent.queries : [sent];
  const queries = [...riders.map(({ statement }) => statement), ...others];
  const answer = await send(JSON.stringify({ queries }));
  if (!answer.ok) return refusedAs(riders, answer);
  for (const rider of riders) {
    rider.isDone = true;
    rider.hasRun = true;
  }
  return {
    ...answer,
    async json() {
      const results = Results.parse(await answer.json()).results.slice(riders.length);
      return isBatch(sent) ? { results } : results[0];
    },
  };
}

/**
 * Identifies the statement that PostgreSQL's error belongs to, and returns a response that can still be read.
 */
async function refusedAs(
  riders: readonly RidingStatement[],
  answer: DriverAnswer,
): Promise<DriverAnswer> {
  if (answer.status !== 400) return answer;
  const refusal = await answer.json();
  const read = Refusal.safeParse(refusal).data;
  const refused = riders.find(({ constraint }) => constraint === read?.constraint);
  if (refused) {
    refused.isRefused = true;
    refused.detail = read?.detail ?? null;
  }
  return { ...answer, json: async () => refusal };
}

/** The members of a `Response` that the driver reads. */
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
const Refusal = z.object({ constraint: z.string(), detail: z.nullish(z.string()) });

const riding = new AsyncLocalStorage<Ride>();

/**
 * Runs `work`. Its first request to the database also sends this statement and all waiting statements. If the
 * statement's constraint rejected it, calls `refuse`, which throws, even if `work` itself handled the error.
 */
export async function withRidingStatement<T>(
  statement: RidingStatement,
  refuse: () => never,
  work: () => Promise<T>,
): Promise<T> {
  const under = riding.getStore();
  const ride = under ?? new Ride();
  ride.add(statement);
  const [outcome] = await Promise.allSettled([under ? work() : riding.run(ride, work)]);
  statement.isDone = true;
  if (statement.isRefused) refuse();
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Returns the statements that wait for the next request; null if there are none. */
export const currentRide = (): Ride | null => riding.getStore() ?? null;
