import { sql } from 'drizzle-orm';
import {
  type DeadLetters,
  type Letter,
  type LetterGroup,
  shownLetters,
} from '#contracts/admin/dead-letters.ts';
import {
  type JsonSelect,
  jsonAs,
  jsonListOf,
  jsonOf,
  readJson,
  selectJson,
} from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

/** `GET /v1/admin/dead-letters`: returns failed jobs that have not been replayed, in one statement. */
export const listDeadLetters = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<DeadLetters> => {
    return (await readJson(db, deadLettersStatement())) ?? { groups: [], letters: [] };
  },
);

/** Returns the statement of the list: groups with their counts, and the newest letters with their owners. */
export const deadLettersStatement = (): JsonSelect<DeadLetters> =>
  selectJson(jsonOf<DeadLetters>({ groups: groupsJson, letters: lettersJson }));

const groupsJson = jsonListOf(
  jsonOf<LetterGroup>({
    part: sql`g.part`,
    reason: sql`g.reason`,
    letters: sql`g.letters`,
    people: sql`g.people`,
    firstAt: utcTimestamp(sql`g.first_at`),
    lastAt: utcTimestamp(sql`g.last_at`),
  }),
  {
    from: sql`(select d.body ->> 'part' as part, d.reason, count(*)::int as letters,
        count(distinct r.owner_id)::int as people, min(d.created_at) as first_at,
        max(d.created_at) as last_at
      from dead_letters d left join resources r on r.id = d.body ->> 'resourceId'
      where d.replayed_at is null group by 1, 2) g`,
    by: sql`g.last_at desc, g.part`,
  },
);

const lettersOfJob = sql`(select count(*)::int from dead_letters o
  where o.body ->> 'resourceId' = d.body ->> 'resourceId' and o.body ->> 'part' = d.body ->> 'part')`;

const lettersJson = jsonListOf(
  jsonOf<Letter>({
    id: sql`d.id`,
    part: sql`d.body ->> 'part'`,
    reason: sql`d.reason`,
    resourceId: sql`d.body ->> 'resourceId'`,
    language: sql`r.to_language`,
    owner: jsonAs<Letter['owner']>(
      sql`case when u.id is not null then ${jsonOf<NonNullable<Letter['owner']>>({
        id: sql`u.id`,
        role: sql`u.role`,
        name: sql`u.full_name`,
      })} end`,
    ),
    times: sql`greatest(1, ${lettersOfJob})`,
    at: utcTimestamp(sql`d.created_at`),
  }),
  {
    from: sql`(select * from dead_letters d where d.replayed_at is null
        order by d.created_at desc, d.id desc limit ${shownLetters}) d
      left join resources r on r.id = d.body ->> 'resourceId'
      left join users u on u.id = r.owner_id`,
    by: sql`d.created_at desc, d.id desc`,
  },
);
