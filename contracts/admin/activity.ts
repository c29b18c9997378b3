import * as z from 'zod/mini';
import { AccessType, Role } from '../access/role.ts';
import { Timestamp } from '../validation/timestamp.ts';

/**
 * The kinds of what happens. Of two things at the same moment the later kind of this list is the newer:
 * an order is needed, and this one never changes.
 */
export const activityKinds = ['sign-in', 'generation', 'dead-letter', 'payment', 'change'] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** How many days back the stream may look. */
export const activityDays = ['1', '7', '30', '90'] as const;

/** A place between two events: a moment in UTC, the kind's place in the list (0 before all), an id. */
const cursorForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-5])~([\w.:-]{0,255})$/;
const Cursor = z
  .string()
  .check(
    z.refine(
      (cursor) => Timestamp.safeParse(cursorForm.exec(cursor)?.[1]).success,
      'Use a place that the stream gave.',
    ),
  );

/** What the stream is narrowed to; '' is "all". It lives in the screen's address too. */
export const ActivityFilters = z.object({
  kind: z._default(z.union([ActivityKind, z.literal('')]), ''),
  /** An account's whole id. */
  person: z._default(z.string().check(z.maxLength(40)), ''),
  /** Of generations and dead letters: the part of a resource, such as `vocab`. */
  part: z._default(z.string().check(z.maxLength(40)), ''),
  /** Of generations and dead letters: the language that is learnt. */
  language: z._default(z.string().check(z.maxLength(20)), ''),
  failed: z._default(z.enum(['', 'yes']), ''),
  days: z._default(z.enum(activityDays), '7'),
});
export type ActivityFilters = z.infer<typeof ActivityFilters>;

/** `GET /v1/admin/activity`: newest first before a cursor or from now, oldest first after one. */
export const ActivityQuery = z
  .extend(ActivityFilters, {
    before: z.optional(Cursor),
    after: z.optional(Cursor),
  })
  .check(z.refine(({ before, after }) => !(before && after), 'Ask for before or after, not both.'));
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/** A cursor taken apart: everything with a lower moment, then rank, then id, is before it. */
export interface ActivityPlace {
  at: string;
  rank: number;
  id: string;
}

/** Reads a cursor that `ActivityQuery` has let through. */
export function parseCursor(cursor: string): ActivityPlace {
  const [, at = '', rank = '0', id = ''] = cursorForm.exec(cursor) ?? [];
  return { at, rank: Number(rank), id };
}

/** Writes a place down for the next question. */
export const writePlace = ({ at, rank, id }: ActivityPlace): string => `${at}~${rank}~${id}`;

/** Where a kind stands in the order of things at the same moment, from 1. */
export const rankOf = (kind: ActivityKind): number => activityKinds.indexOf(kind) + 1;

/** The account that an event is about. A pupil has no name here (design 5.7). */
const Actor = z.object({ id: z.string(), role: Role, name: z.nullable(z.string()) });

const event = {
  id: z.string(),
  /** In UTC, to the millisecond. */
  at: z.string(),
  actor: z.nullable(Actor),
  failed: z.boolean(),
};

/** What an admin may change of an account; an older line may not tell of all of it. */
const AccountFacts = z.partial(
  z.object({ accessType: AccessType, suspended: z.boolean(), experimental: z.boolean() }),
);

/** What became of a dead letter: its job was sent again, or there was nothing left to do. */
export const ReplayOutcome = z.enum(['sent', 'nothing']);
export type ReplayOutcome = z.infer<typeof ReplayOutcome>;

/** One thing that happened. Ids are unique within a kind. */
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
    /** Null where the message could not be read. */
    part: z.nullable(z.string()),
    reason: z.string(),
    resourceId: z.nullable(z.string()),
    language: z.nullable(z.string()),
    replay: z.nullable(ReplayOutcome),
  }),
  z.object({
    ...event,
    kind: z.literal('payment'),
    /** Stripe's name of the event. */
    type: z.string(),
    /** In the currency's smallest unit; null where no money is named. */
    amount: z.nullable(z.number()),
    currency: z.nullable(z.string()),
    /** How a dispute is going, in Stripe's word; null of everything else. */
    outcome: z.nullable(z.string()),
    problem: z.nullable(z.string()),
    settled: z.boolean(),
  }),
  z.object({
    ...event,
    kind: z.literal('change'),
    action: z.string(),
    subject: z.string(),
    /** The account that was looked after; null for any other change, and where it is gone. */
    about: z.nullable(Actor),
    /** Of an account that was changed: how it was, and how it is. */
    before: z.nullable(AccountFacts),
    after: z.nullable(AccountFacts),
    /** Of what an admin did as somebody else: the route, such as `PATCH /v1/resources/:id`. */
    call: z.nullable(z.string()),
    /** Why an admin looked at Lexiloom as somebody else. */
    reason: z.nullish(z.string()),
    /** Of a replay: how many jobs were sent, and how many had nothing left to do. */
    sent: z.nullable(z.int()),
    nothing: z.nullable(z.int()),
  }),
]);
export type ActivityEvent = z.infer<typeof ActivityEvent>;
export type EventOf<Kind extends ActivityKind> = Extract<ActivityEvent, { kind: Kind }>;

export const ActivityPage = z.object({
  events: z.array(ActivityEvent),
  /** Where the next page goes on in the same direction; null at the end. */
  next: z.nullable(z.string()),
  /**
   * Where the next look for new events begins. It lies half a minute back, because what began earlier
   * may be stored later: whoever asks leaves out what is on the list already.
   */
  head: z.string(),
  /** The account that the stream is narrowed to. */
  person: z.nullable(Actor),
});
export type ActivityPage = z.infer<typeof ActivityPage>;
