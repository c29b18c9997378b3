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
 * Limits in addition to the spend cap, which counts money: how often one account may start costly work or
 * create stored data, and how often one network may send a wrong bypass secret. All are several times what a
 * busy teacher does in August, when a whole year's classes are created in a day.
 */
export const rates = {
  text: { allowed: 20, minutes: 10, sentence: 'You have started many texts just now.' },
  part: { allowed: 60, minutes: 10, sentence: 'You have had many parts made just now.' },
  sample: { allowed: 60, minutes: 10, sentence: 'You have listened to many voices just now.' },
  remake: { allowed: 120, minutes: 10, sentence: 'You have remade a lot in the last few minutes.' },
  trial: { allowed: 40, minutes: 10, sentence: 'You have made many trials just now.' },
  feedback: { allowed: 100, minutes: 10, sentence: 'You have had many drafts made just now.' },
  topic: { allowed: 40, minutes: 10, sentence: 'You have improved many topics just now.' },
  bypass: { allowed: 10, minutes: 10, sentence: 'That was tried too often.' },
  suggestion: { allowed: 100, minutes: 10, sentence: 'You have sent many corrections just now.' },
  pdf: { allowed: 60, minutes: 10, sentence: 'You have made many PDF files just now.' },
  export: { allowed: 30, minutes: 60, sentence: 'You have downloaded many copies just now.' },
  upload: { allowed: 40, minutes: 10, sentence: 'You have uploaded many files just now.' },
  passwords: {
    allowed: 300,
    minutes: 10,
    sentence: 'You have made many passwords just now.',
  },
  analytics: { allowed: 120, minutes: 10, sentence: 'That was a lot of use in a short time.' },
  report: { allowed: 100, minutes: 10, sentence: 'That was reported often enough.' },
  invitation: { allowed: 30, minutes: 60, sentence: 'You have sent many invitations just now.' },
  follow: {
    allowed: 60,
    minutes: 10,
    sentence: 'You have opened this lesson very often just now.',
  },
  lesson: { allowed: 120, minutes: 60, sentence: 'You have made many lessons just now.' },
  folder: { allowed: 300, minutes: 60, sentence: 'You have made many folders just now.' },
  homework: { allowed: 120, minutes: 60, sentence: 'You have set a lot of homework just now.' },
  classroom: { allowed: 100, minutes: 60, sentence: 'You have made many classes just now.' },
  pupils: {
    allowed: 100,
    minutes: 60,
    sentence: 'You have changed many lists of pupils just now.',
  },
  save: { allowed: 600, minutes: 10, sentence: 'You have saved very often just now.' },
  handIn: {
    allowed: 60,
    minutes: 10,
    sentence:
      'You have handed in many times in a few minutes. Your answers are saved on this device.',
  },
  words: { allowed: 600, minutes: 60, sentence: 'You have corrected many words just now.' },
} as const satisfies Record<string, Rate & { sentence: string }>;

export type RateName = keyof typeof rates;

export const rateSubject = (name: RateName, whose: string): SQL => sql`${`${name}:${whose}`}`;

/**
 * SQL that counts one use, or `amount`, in the statement that does the work, if `when` is true; its row is a
 * `Counted`.
 */
export const countedRate = (
  name: RateName,
  whose: string,
  { when = sql`true`, amount = sql`1` }: { when?: SQL; amount?: SQL } = {},
): SQL => countAttempt(rateSubject(name, whose), rates[name].minutes, when, amount);

/** SQL: true if the row of `countedRate`, if there is one, is within the limit. */
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

/** The constraint that `require_at_most` names when it refuses. */
const atMost = 'at_most';

/**
 * Does work, counted as one use by this account in the work's first request to the database: no extra round
 * trip, and nothing beyond the limit takes effect. In that case throws 429 with `Retry-After`; a refused use
 * is not counted.
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
  // Work without a database query counts as well.
  if (!count.hasRun) await limitRate(db, name, whose);
  return value;
}

const NetworkRow = z.object({ network: NetworkCounts });

/**
 * Counts one use by the network that a request comes from; throws 429 with `Retry-After` if the limit is
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
