import { type SQL, sql } from 'drizzle-orm';
import {
  type ActivityEvent,
  type ActivityKind,
  type ActivityPage,
  type ActivityPlace,
  ActivityQuery,
  activityKinds,
  parseCursor,
  rankOf,
  writePlace,
} from '#contracts/admin/activity.ts';
import {
  type JsonSelect,
  jsonAs,
  jsonListOf,
  jsonOf,
  jsonOrNull,
  readJson,
  selectJson,
} from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import { activitySources, actorJson, type EventBase } from './activity-sources.ts';
import type { AdminEnv } from './routes.ts';

/** Events per page: 50 for reading, 200 for clients that poll for new events. */
const pageSizes = { before: 50, after: 200 };

/**
 * Number of seconds after which no event with an older timestamp can still be stored, because its statement
 * has ended. A poll for new events starts this far in the past (`ActivityPage.head`).
 */
const settleSeconds = 30;

interface Row {
  now: string;
  person: ActivityPage['person'];
  events: ActivityPage['events'];
}

/**
 * `GET /v1/admin/activity`: returns a page of the event stream. One statement reads the tables in which the
 * product stores the events anyway (docs/decisions/0126). A page before a cursor is sorted newest first; a
 * page after a cursor is sorted oldest first.
 */
export const listActivity = operation<AdminEnv, never, ActivityQuery>(
  { may: ['admin'], query: ActivityQuery },
  async ({ query, db }): Promise<ActivityPage> => {
    const page = await readJson(db, activityStatement(query));
    if (!page) throw new Error('the stream answered no row');
    const { limit } = directionOf(query);
    const events = page.events.slice(0, limit);
    const last = events.at(-1);
    const settled = new Date(Date.parse(page.now) - settleSeconds * 1000).toISOString();
    return {
      events,
      next:
        last && page.events.length > limit
          ? writePlace({ at: last.at, rank: rankOf(last.kind), id: last.id })
          : null,
      head: writePlace({ at: settled, rank: 0, id: '' }),
      person: page.person,
    };
  },
);

/**
 * Returns the sort order: oldest first for a page after a cursor, so that no event is skipped; otherwise
 * newest first.
 */
function directionOf({ before, after }: ActivityQuery) {
  return after
    ? { word: sql`asc`, limit: pageSizes.after, place: parseCursor(after), isAfter: true }
    : {
        word: sql`desc`,
        limit: pageSizes.before,
        place: before && parseCursor(before),
        isAfter: false,
      };
}

/** Returns the statement of a page. It fetches one extra event to detect whether there is another page. */
export function activityStatement(query: ActivityQuery): JsonSelect<Row> {
  const { word, limit } = directionOf(query);
  const branches = kindsOf(query).map((kind) => branchOf(kind, query));
  const none = sql`select 0 as rank, '' as id, now() as at, '' as actor, false as failed,
    '{}'::jsonb as facts where false`;
  const order = sql`at ${word}, rank ${word}, id ${word}`;
  const parts = sql`
    found as (
      select * from (${sql.join(branches.length > 0 ? branches : [none], sql` union all `)}) e
      order by ${order} limit ${limit + 1})`;
  const base = jsonOf<EventBase>({
    kind: sql`(${`{${activityKinds.join()}}`}::text[])[f.rank]`,
    id: sql`f.id`,
    at: utcTimestamp(sql`f.at`),
    failed: sql`f.failed`,
    actor: jsonOrNull(actorJson, sql`users u where u.id = f.actor`),
  });
  const page = jsonOf<Row>({
    now: utcTimestamp(sql`now()`),
    person: jsonOrNull(actorJson, sql`users u where u.id = ${query.person}`),
    events: jsonListOf(jsonAs<ActivityEvent>(sql`f.facts || ${base}::jsonb`), {
      from: sql`found f`,
      by: order,
    }),
  });
  return selectJson(page, { parts });
}

/** Returns the kinds that can match the filters. */
const kindsOf = ({ kind, part, language, failed }: ActivityQuery): ActivityKind[] =>
  activityKinds.filter((one) => {
    const { isPart, resource, failed: canFail } = activitySources[one];
    return (
      (kind === '' || kind === one) &&
      (part === '' || isPart) &&
      (language === '' || resource) &&
      (failed === '' || canFail)
    );
  });

function branchOf(kind: ActivityKind, query: ActivityQuery): SQL {
  const source = activitySources[kind];
  const { word, limit, place, isAfter } = directionOf(query);
  const conditions = [
    sql`t.created_at > now() - make_interval(days => ${Number(query.days)})`,
    ...(place ? [beyond(kind, place, isAfter)] : []),
    ...(query.person ? [source.isAbout(query.person)] : []),
    ...(query.failed && source.failed ? [source.failed] : []),
    ...(query.part && source.isPart ? [source.isPart(query.part)] : []),
    ...(query.language && source.resource
      ? [
          sql`exists (select 1 from resources l where l.id = ${source.resource}
            and l.to_language = ${query.language})`,
        ]
      : []),
  ];
  return sql`(select ${rankOf(kind)}::int as rank, ${source.id} as id, t.created_at as at,
      ${source.actor} as actor, ${source.failed ?? sql`false`} as failed, ${source.facts}::jsonb as facts
    from ${source.table} where ${sql.join(conditions, sql` and `)}
    order by t.created_at ${word}, t.id ${word} limit ${limit + 1})`;
}

/** SQL: the rows of a kind that lie beyond a cursor, compared by (moment, rank, id). */
function beyond(kind: ActivityKind, { at, rank, id }: ActivityPlace, isAfter: boolean): SQL {
  const sign = isAfter ? sql`>` : sql`<`;
  const moment = sql`${at}::timestamptz`;
  const own = rankOf(kind);
  if (own === rank) {
    return sql`(t.created_at, t.id) ${sign} (${moment}, ${activitySources[kind].ofCursor(id)})`;
  }
  // For another kind, the rank decides: its rows with the cursor's timestamp are either all beyond the cursor
  // or all before it.
  const isBeyond = isAfter ? own > rank : own < rank;
  return isBeyond ? sql`t.created_at ${sign}= ${moment}` : sql`t.created_at ${sign} ${moment}`;
}
