import { type SQL, sql } from 'drizzle-orm';
import type {
  ActivityEvent,
  ActivityKind,
  ActivityPage,
  EventOf,
} from '#contracts/admin/activity.ts';
import { type JsonSql, jsonAs, jsonOf, jsonOrNull } from '#db/queries/json-of.ts';

/**
 * An event table that the activity stream reads. Each table has an index on (moment, id), from whose end a
 * page is read, and indexes for the possible filters.
 */
export interface ActivitySource<Kind extends ActivityKind> {
  /** SQL: the table with the alias `t`. */
  table: SQL;
  /** SQL: the id in index order, as stored in a cursor. */
  id: SQL;
  /** SQL that converts the id in a cursor for a comparison with `t.id`. */
  ofCursor: (id: string) => SQL;
  /** SQL: the id of the account concerned, or null. */
  actor: SQL;
  /**
   * SQL: true if the event failed. Must be the same expression as in the partial index. Absent for kinds of
   * event that cannot fail.
   */
  failed?: SQL;
  /** SQL: true if the event concerns this account. */
  isAbout: (person: string) => SQL;
  /** SQL: the other fields of the event. */
  facts: JsonSql<FactsOf<Kind>>;
  /** SQL: true if the event concerns this part of a resource. Absent for kinds without parts. */
  isPart?: (part: string) => SQL;
  /** SQL: the resource to which the event belongs. */
  resource?: SQL;
}

/** The fields common to events of every kind. */
export type EventBase = Pick<ActivityEvent, 'kind' | 'id' | 'at' | 'failed' | 'actor'>;
/** The additional fields of events of one kind. */
type FactsOf<Kind extends ActivityKind> = Omit<EventOf<Kind>, keyof EventBase>;

type Actor = NonNullable<ActivityPage['person']>;

/** SQL: the id and role of an account `u`, and its name unless the account is a pupil's. */
export const actorJson = jsonOf<Actor>({
  id: sql`u.id`,
  role: sql`u.role`,
  name: sql`case when u.role <> 'PUPIL' then u.full_name end`,
});

const asText = (id: string) => sql`${id}::text`;
/**
 * Numeric ids are padded to this many digits, so that sorting them as text gives the same order as sorting
 * them as numbers.
 */
const digits = 19;

const letterResource = sql`t.body ->> 'resourceId'`;
const object = sql`t.payload #> '{data,object}'`;
/**
 * SQL: the customer of a Stripe event. Must be the same expression as in the indexes, so that the planner
 * uses them.
 */
const customerOf = sql`(t.payload #>> '{data,object,customer}')`;

const language = (resource: SQL) =>
  sql`(select r.to_language from resources r where r.id = ${resource})`;

export const activitySources: { readonly [Kind in ActivityKind]: ActivitySource<Kind> } = {
  'sign-in': {
    table: sql`sessions t`,
    id: sql`t.id`,
    ofCursor: asText,
    actor: sql`t.user_id`,
    isAbout: (person) => sql`t.user_id = ${person}`,
    // A pupil's device is not shown (design 5.7).
    facts: jsonOf<FactsOf<'sign-in'>>({
      device: sql`(select t.device from users u where u.id = t.user_id and u.role <> 'PUPIL')`,
    }),
  },
  generation: {
    table: sql`ai_calls t`,
    id: sql`t.id`,
    ofCursor: asText,
    actor: sql`t.user_id`,
    failed: sql`t.outcome <> 'ok'`,
    isAbout: (person) => sql`t.user_id = ${person}`,
    facts: jsonOf<FactsOf<'generation'>>({
      part: sql`t.part`,
      model: sql`t.model`,
      outcome: sql`t.outcome`,
      promptTokens: sql`t.prompt_tokens`,
      completionTokens: sql`t.completion_tokens`,
      costMicros: sql`t.cost_micros`,
      milliseconds: sql`t.milliseconds`,
      resourceId: sql`t.resource_id`,
      language: language(sql`t.resource_id`),
    }),
    isPart: (part) => sql`t.part = ${part}`,
    resource: sql`t.resource_id`,
  },
  'dead-letter': {
    table: sql`dead_letters t`,
    id: sql`t.id`,
    ofCursor: asText,
    actor: sql`(select r.owner_id from resources r where r.id = ${letterResource})`,
    failed: sql`true`,
    isAbout: (person) =>
      sql`exists (select 1 from resources r where r.id = ${letterResource} and r.owner_id = ${person})`,
    facts: jsonOf<FactsOf<'dead-letter'>>({
      part: sql`t.body ->> 'part'`,
      reason: sql`t.reason`,
      resourceId: letterResource,
      language: language(letterResource),
      replay: sql`t.replay_outcome`,
    }),
    isPart: (part) => sql`t.body ->> 'part' = ${part}`,
    resource: letterResource,
  },
  payment: {
    table: sql`stripe_events t`,
    id: sql`t.id`,
    ofCursor: asText,
    actor: sql`(select c.user_id from stripe_customers c where c.customer_id = ${customerOf})`,
    failed: sql`(t.problem is not null or t.type like '%failed')`,
    isAbout: (person) =>
      sql`${customerOf} = (select c.customer_id from stripe_customers c where c.user_id = ${person})`,
    facts: jsonOf<FactsOf<'payment'>>({
      type: sql`t.type`,
      problem: sql`t.problem`,
      settled: sql`t.settled_at is not null`,
      currency: sql`${object} -> 'currency'`,
      amount: sql`case
        when t.type in ('invoice.payment_failed', 'invoice.payment_action_required')
          then ${object} -> 'amount_due'
        when t.type = 'charge.refunded' then ${object} -> 'amount_refunded'
        when t.type like 'charge.dispute.%' or t.type = 'refund.failed' then ${object} -> 'amount'
        else coalesce(${object} -> 'amount_paid', ${object} -> 'amount_total') end`,
      outcome: sql`case when t.type like 'charge.dispute.%' then ${object} -> 'status' end`,
    }),
  },
  change: {
    table: sql`audit_log t`,
    id: sql`lpad(t.id::text, ${digits}, '0')`,
    ofCursor: (id) => sql`${Number.isSafeInteger(Number(id)) ? Number(id) : 0}::bigint`,
    actor: sql`t.actor_id`,
    isAbout: (person) => sql`(t.actor_id = ${person} or t.subject = ${person})`,
    facts: jsonOf<FactsOf<'change'>>({
      action: sql`t.action`,
      subject: sql`t.subject`,
      about: jsonOrNull(
        actorJson,
        sql`users u where u.id = t.subject and t.action like 'account.%'`,
      ),
      before: jsonAs<EventOf<'change'>['before']>(
        sql`case when t.action = 'account.changed' then t.before end`,
      ),
      after: jsonAs<EventOf<'change'>['after']>(
        sql`case when t.action = 'account.changed' then t.after end`,
      ),
      call: sql`t.after ->> 'call'`,
      reason: sql`t.after ->> 'reason'`,
      sent: sql`t.after -> 'sent'`,
      nothing: sql`t.after -> 'nothing'`,
    }),
  },
};
