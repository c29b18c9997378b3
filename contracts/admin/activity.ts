import * as z from 'zod/mini';
import { AccessType, Role } from '../access/role.ts';
import { Timestamp } from '../validation/timestamp.ts';

/**
 * The kinds of events. If two events have the same timestamp, the event whose kind is later in this list
 * counts as newer. The cursor needs this stable order.
 */
export const activityKinds = ['sign-in', 'generation', 'dead-letter', 'payment', 'change'] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Time spans of the stream, in days. */
export const activityDays = ['1', '7', '30', '90'] as const;

/** A position between two events: UTC timestamp, rank of the kind (0 comes before all kinds) and id. */
const cursorForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-5])~([\w.:-]{0,255})$/;
const Cursor = z
  .string()
  .check(
    z.refine(
      (cursor) => Timestamp.safeParse(cursorForm.exec(cursor)?.[1]).success,
      'Use a position returned by the stream.',
    ),
  );

/** The stream's filters; '' means "all". The page's URL also contains them. */
export const ActivityFilters = z.object({
  kind: z._default(z.union([ActivityKind, z.literal('')]), ''),
  /** The full id of an account. */
  person: z._default(z.string().check(z.maxLength(40)), ''),
  /** For generations and dead letters: the part of a resource, such as `vocab`. */
  part: z._default(z.string().check(z.maxLength(40)), ''),
  /** For generations and dead letters: the language being learnt. */
  language: z._default(z.string().check(z.maxLength(20)), ''),
  failed: z._default(z.enum(['', 'yes']), ''),
  days: z._default(z.enum(activityDays), '7'),
});
export type ActivityFilters = z.infer<typeof ActivityFilters>;

/**
 * `GET /v1/admin/activity`. Without a cursor, or before a cursor, the events are sorted newest first; after a
 * cursor, oldest first.
 */
export const ActivityQuery = z
  .extend(ActivityFilters, {
    before: z.optional(Cursor),
    after: z.optional(Cursor),
  })
  .check(z.refine(({ before, after }) => !(before && after), 'Ask for before or after, not both.'));
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/**
 * A parsed cursor: a position between two events. An event precedes this position if its timestamp is lower.
 * If the timestamps are equal, the ranks are compared, and then the ids.
 */
export interface ActivityPlace {
  at: string;
  rank: number;
  id: string;
}

/** Parses a cursor that `ActivityQuery` has validated. */
export function parseCursor(cursor: string): ActivityPlace {
  const [, at = '', rank = '0', id = ''] = cursorForm.exec(cursor) ?? [];
  return { at, rank: Number(rank), id };
}

/** Serialises a position as the cursor of the next request. */
export const writePlace = ({ at, rank, id }: ActivityPlace): string => `${at}~${rank}~${id}`;

/** Returns the one-based rank of a kind among events at the same moment. */
export const rankOf = (kind: ActivityKind): number => activityKinds.indexOf(kind) + 1;

/** The account that an event is about. Pupils' names are left out (design 5.7). */
const Actor = z.object({ id: z.string(), role: Role, name: z.nullable(z.string()) });

const event = {
  id: z.string(),
  /** UTC, with milliseconds. */
  at: z.string(),
  actor: z.nullable(Actor),
  failed: z.boolean(),
};

/** The account fields that an admin may change. Older log entries may lack some of them. */
const AccountFacts = z.partial(
  z.object({ accessType: AccessType, suspended: z.boolean(), experimental: z.boolean() }),
);

/** Outcome of replaying a dead letter: its job was resent, or no work was left. */
export const ReplayOutcome = z.enum(['sent', 'nothing']);
export type ReplayOutcome = z.infer<typeof ReplayOutcome>;

/** A logged event. Ids are unique within each kind. */
export const ActivityEvent = z.discriminatedUnion('kind', [
  z.object({ ...event, kind: z.literal('sign-in'), device: z.nullable(z.string()) }),
  z.object({
    ...event,
    kind: z.literal('generation'),
    part: z.string(),
    model: z.string(),
    outcome: z.string(),
    promptTokens: z.int(),
    completionTokens: z.int(),
    /** Millionths of a US dollar. */
    costMicros: z.number(),
    milliseconds: z.int(),
    resourceId: z.nullable(z.string()),
    language: z.nullable(z.string()),
  }),
  z.object({
    ...event,
    kind: z.literal('dead-letter'),
    /** Null if the message could not be parsed. */
    part: z.nullable(z.string()),
    reason: z.string(),
    resourceId: z.nullable(z.string()),
    language: z.nullable(z.string()),
    replay: z.nullable(ReplayOutcome),
  }),
  z.object({
    ...event,
    kind: z.literal('payment'),
    /** Stripe's event type. */
    type: z.string(),
    /** In the currency's smallest unit; null if the event has no amount. */
    amount: z.nullable(z.number()),
    currency: z.nullable(z.string()),
    /** The dispute's status as Stripe reports it; null for all other events. */
    outcome: z.nullable(z.string()),
    problem: z.nullable(z.string()),
    settled: z.boolean(),
  }),
  z.object({
    ...event,
    kind: z.literal('change'),
    action: z.string(),
    subject: z.string(),
    /**
     * The account that was changed. Null if the account was deleted, or if the change did not affect an
     * account.
     */
    about: z.nullable(Actor),
    /** For a changed account: its fields before and after. */
    before: z.nullable(AccountFacts),
    after: z.nullable(AccountFacts),
    /** The route that an admin called while acting as somebody else, such as `PATCH /v1/resources/:id`. */
    call: z.nullable(z.string()),
    /** The admin's reason for acting as somebody else. */
    reason: z.nullish(z.string()),
    /** For a replay: the numbers of jobs that were resent and of jobs with no work left. */
    sent: z.nullable(z.int()),
    nothing: z.nullable(z.int()),
  }),
]);
export type ActivityEvent = z.infer<typeof ActivityEvent>;
export type EventOf<Kind extends ActivityKind> = Extract<ActivityEvent, { kind: Kind }>;

export const ActivityPage = z.object({
  events: z.array(ActivityEvent),
  /** Cursor of the next page in the same direction; null at the end. */
  next: z.nullable(z.string()),
  /**
   * Cursor for the next poll for new events. It lies half a minute in the past, because an event may be
   * stored later than its timestamp. Callers must drop events that they already have.
   */
  head: z.string(),
  /** The account that the stream is filtered by. */
  person: z.nullable(Actor),
});
export type ActivityPage = z.infer<typeof ActivityPage>;
