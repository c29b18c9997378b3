import { eq, inArray, sql } from 'drizzle-orm';
import { allFeatures } from '#contracts/access/features.ts';
import type { Database } from '#db/client.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, deadLetters, resourceParts, resources } from '#db/schema/resources.ts';
import type { PartUsage } from '#emulators/openai/usage-ledger.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import { type ApiClient, apiClient } from '../bench/api-client.ts';

/** Creates a teacher at the site `url` and signs them in with the site's session secret. */
export async function newTeacher(
  { db, url }: { db: Database; url: string },
  sessionSecret: string,
): Promise<ApiClient> {
  const id = await insertTeacher(db, { plan: 'DEPARTMENT' });
  const token = await signAccessToken(
    sessionSecret,
    {
      id,
      name: 'A Teacher',
      role: 'public',
      country: 'GBR',
      accessType: 'DEFAULT',
      privilege: [...allFeatures],
    },
    'session',
  );
  return apiClient(url, token);
}

export interface PartState {
  resourceId: string;
  part: string;
  status: string;
  /**
   * The number of times that the generation was requested. The next field is the number of times that it was
   * started: one if all goes well.
   */
  generation: number;
  attempts: number;
  problem: string | null;
}

/** Returns the states of these lessons' parts from the database, because no browser has a page open. */
export function partsOf(db: Database, ids: readonly string[]): Promise<PartState[]> {
  return db
    .select({
      resourceId: resourceParts.resourceId,
      part: resourceParts.part,
      status: resourceParts.status,
      generation: resourceParts.generation,
      attempts: resourceParts.attempts,
      problem: sql<string | null>`${resourceParts.problem} ->> 'message'`,
    })
    .from(resourceParts)
    .innerJoin(resources, eq(resources.id, resourceParts.resourceId))
    .where(inArray(resourceParts.resourceId, [...ids]));
}

export const isOpen = ({ status }: PartState): boolean =>
  status === 'queued' || status === 'running';

/** A count of calls: the provider's or our own. */
export interface Ledger {
  calls: number;
  promptTokens: number;
  completionTokens: number;
}

/**
 * Compares the billed calls in the provider's count (`usage`) with our own records. `differing` lists the
 * parts for which the two differ.
 */
export async function comparePayments(db: Database, usage: Record<string, PartUsage>) {
  const rows = await db
    .select({
      part: aiCalls.part,
      calls: sql<number>`count(*)::int`,
      promptTokens: sql<number>`sum(prompt_tokens)::int`,
      completionTokens: sql<number>`sum(completion_tokens)::int`,
    })
    .from(aiCalls)
    // Speech is billed by the length of the text, without tokens.
    .where(sql`total_tokens > 0 or (part = 'speech' and outcome = 'ok')`)
    .groupBy(aiCalls.part);
  const recorded = new Map(rows.map(({ part, ...ledger }) => [part, ledger]));
  const told = new Map(
    Object.entries(usage).flatMap(([part, of]) =>
      of.totalTokens > 0 || part === 'speech' ? [[part, ledgerOf(of)] as const] : [],
    ),
  );
  const parts = new Set([...recorded.keys(), ...told.keys()]);
  return {
    told: sumOf(told.values()),
    recorded: sumOf(recorded.values()),
    differing: [...parts].flatMap((part) => {
      const [provider, ours] = [told.get(part), recorded.get(part)];
      const same = JSON.stringify(provider) === JSON.stringify(ours);
      return same ? [] : [`${part}: ${JSON.stringify(provider)}, ours ${JSON.stringify(ours)}`];
    }),
  };
}

const ledgerOf = ({ calls, promptTokens, completionTokens }: PartUsage): Ledger => ({
  calls,
  promptTokens,
  completionTokens,
});

const sumOf = (ledgers: Iterable<Ledger>): Ledger =>
  [...ledgers].reduce(
    (sum, one) => ({
      calls: sum.calls + one.calls,
      promptTokens: sum.promptTokens + one.promptTokens,
      completionTokens: sum.completionTokens + one.completionTokens,
    }),
    { calls: 0, promptTokens: 0, completionTokens: 0 },
  );

/** Returns the money that is still reserved and the number of dead letters. */
export async function leftOver(db: Database) {
  const [spend] = await db
    .select({ reserved: sql<number>`coalesce(sum(reserved_micros), 0)::int` })
    .from(aiSpend);
  return { reservedMicros: spend?.reserved, deadLetters: await db.$count(deadLetters) };
}
