import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { RidingStatement, withRidingStatement, written } from '#db/riding-statement.ts';
import {
  type Counted,
  countAttempt,
  type Rate,
  refuseAttempt,
  requireAttempt,
} from './attempts.ts';
import { countNetwork, NetworkCounts, networkOf, requireNetwork } from './network.ts';

/**
 * Rate limits per account on starting costly work and on creating stored data, and one rate limit per network
 * on wrong bypass secrets. They apply in addition to the spend cap, which limits money. Each limit is several
 * times what a busy teacher needs in August, when the classes of a whole year group are created in a day.
 */
export const rates = {
  text: { allowed: 20, minutes: 10, sentence: 'You’ve started a lot of texts in a short time.' },
  part: { allowed: 60, minutes: 10, sentence: 'You’ve generated a lot of parts in a short time.' },
  sample: {
    allowed: 60,
    minutes: 10,
    sentence: 'You’ve listened to a lot of voices in a short time.',
  },
  remake: { allowed: 120, minutes: 10, sentence: 'You’ve regenerated a lot in a short time.' },
  trial: { allowed: 40, minutes: 10, sentence: 'You’ve run a lot of trials in a short time.' },
  feedback: {
    allowed: 100,
    minutes: 10,
    sentence: 'You’ve generated a lot of drafts in a short time.',
  },
  topic: { allowed: 40, minutes: 10, sentence: 'You’ve improved a lot of topics in a short time.' },
  bypass: { allowed: 10, minutes: 10, sentence: 'That was tried too many times.' },
  suggestion: {
    allowed: 100,
    minutes: 10,
    sentence: 'You’ve sent a lot of corrections in a short time.',
  },
  pdf: { allowed: 60, minutes: 10, sentence: 'You’ve created a lot of PDFs in a short time.' },
  export: {
    allowed: 30,
    minutes: 60,
    sentence: 'You’ve downloaded a lot of copies in a short time.',
  },
  upload: { allowed: 40, minutes: 10, sentence: 'You’ve uploaded a lot of files in a short time.' },
  passwords: {
    allowed: 300,
    minutes: 10,
    sentence: 'You’ve created a lot of passwords in a short time.',
  },
  analytics: { allowed: 120, minutes: 10, sentence: 'That was a lot of use in a short time.' },
  report: { allowed: 100, minutes: 10, sentence: 'That has been reported enough times.' },
  invitation: {
    allowed: 30,
    minutes: 60,
    sentence: 'You’ve sent a lot of invitations in a short time.',
  },
  follow: {
    allowed: 60,
    minutes: 10,
    sentence: 'You’ve opened this lesson a lot in a short time.',
  },
  lesson: {
    allowed: 120,
    minutes: 60,
    sentence: 'You’ve created a lot of lessons in a short time.',
  },
  folder: {
    allowed: 300,
    minutes: 60,
    sentence: 'You’ve created a lot of folders in a short time.',
  },
  homework: {
    allowed: 120,
    minutes: 60,
    sentence: 'You’ve set a lot of homework in a short time.',
  },
  classroom: {
    allowed: 100,
    minutes: 60,
    sentence: 'You’ve created a lot of classes in a short time.',
  },
  pupils: {
    allowed: 100,
    minutes: 60,
    sentence: 'You’ve changed a lot of class lists in a short time.',
  },
  save: { allowed: 600, minutes: 10, sentence: 'You’ve saved a lot in a short time.' },
  handIn: {
    allowed: 60,
    minutes: 10,
    sentence: 'You’ve handed in a lot in a short time. Your answers are saved on this device.',
  },
  words: {
    allowed: 600,
    minutes: 60,
    sentence: 'You’ve corrected a lot of words in a short time.',
  },
  wordingReport: {
    allowed: 30,
    minutes: 60,
    sentence: 'You’ve reported a lot of wordings in a short time.',
  },
} as const satisfies Record<string, Rate & { sentence: string }>;

export type RateName = keyof typeof rates;

export const rateSubject = (name: RateName, whose: string): SQL => sql`${`${name}:${whose}`}`;

/**
 * SQL that counts one use, or `amount` uses, if `when` is true. It is part of the statement that does the
 * work. Its row is a `Counted`.
 */
export const countedRate = (
  name: RateName,
  whose: string,
  { when = sql`true`, amount = sql`1` }: { when?: SQL; amount?: SQL } = {},
): SQL => countAttempt(rateSubject(name, whose), rates[name].minutes, when, amount);

/** SQL: true if `countedRate` did not count, or if the count in its row is within the limit. */
export const isWithinRate = (name: RateName, counted: SQL): SQL =>
  sql`not exists (select 1 from ${counted} c where c.count > ${rates[name].allowed})`;

/** Throws 429 with `Retry-After` if the limit was exceeded. */
export const requireRate = (name: RateName, counted: Counted): void =>
  requireAttempt(counted, rates[name].allowed, rates[name].sentence);

const Row = z.object({ count: z.number(), seconds_left: z.number() });

/** Counts one use by this account; throws 429 with `Retry-After` if the limit is exceeded. */
export async function limitRate(db: Database, name: RateName, whose: string): Promise<void> {
  const [row] = parseRows(Row, await db.execute(countedRate(name, whose)));
  if (row) requireRate(name, row);
}

/** The constraint name in the error that the SQL function `require_at_most` raises. */
const atMost = 'at_most';

/**
 * Does work and counts it as one use by this account. The count is sent with the work's first request to the
 * database, so it takes no extra round trip. If the limit is exceeded, throws 429 with `Retry-After`; the
 * work then has no effect, and the use is not counted.
 */
export async function withinRate<T>(
  db: Database,
  name: RateName,
  whose: string,
  work: () => Promise<T>,
): Promise<T> {
  const { allowed, sentence } = rates[name];
  const count = new RidingStatement(
    written(sql`
      with counted as (${countedRate(name, whose)})
      select require_at_most(count, ${allowed}::int, seconds_left::text) from counted`),
    atMost,
  );
  const value = await withRidingStatement(
    count,
    () => refuseAttempt(Number(count.detail), sentence),
    work,
  );
  // Also count work that sent no query to the database.
  if (!count.hasRun) await limitRate(db, name, whose);
  return value;
}

const NetworkRow = z.object({ network: NetworkCounts });

/**
 * Counts one use by the network from which a request comes; throws 429 with `Retry-After` if the limit is
 * exceeded.
 */
export async function limitNetworkRate(
  db: Database,
  name: RateName,
  request: Request,
): Promise<void> {
  const { allowed, minutes, sentence } = rates[name];
  const counted = countNetwork(name, networkOf(request), minutes);
  const read = await db.execute(sql`with ${counted.parts} select ${counted.column}`);
  const [row] = parseRows(NetworkRow, read);
  if (row) requireNetwork(row.network, allowed, sentence);
}
