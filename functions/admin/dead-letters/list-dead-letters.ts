import { type SQL, sql } from 'drizzle-orm';
import { type DeadLetters, shownLetters } from '#contracts/admin/dead-letters.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../env.ts';

/** `GET /v1/admin/dead-letters`: what nobody could make and nobody has replayed, in one statement. */
export const listDeadLetters = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<DeadLetters> => {
    const { rows } = await db.execute<{ open: DeadLetters }>(deadLettersStatement());
    return rows[0]?.open ?? { groups: [], letters: [] };
  },
);

/** The statement of the list: groups with their counts, and the newest letters with whose they are. */
export function deadLettersStatement(): SQL {
  const lettersOfJob = sql`(select count(*)::int from dead_letters o
    where o.body ->> 'resourceId' = d.body ->> 'resourceId' and o.body ->> 'part' = d.body ->> 'part')`;
  return sql`
    select json_build_object(
      'groups', coalesce((select json_agg(g order by g."lastAt" desc, g.part) from (
        select d.body ->> 'part' as part, d.reason, count(*)::int as letters,
          count(distinct r.owner_id)::int as people,
          ${utcTimestamp(sql`min(d.created_at)`)} as "firstAt",
          ${utcTimestamp(sql`max(d.created_at)`)} as "lastAt"
        from dead_letters d left join resources r on r.id = d.body ->> 'resourceId'
        where d.replayed_at is null group by 1, 2) g), '[]'),
      'letters', coalesce((select json_agg(json_build_object('id', d.id, 'part', d.body ->> 'part',
          'reason', d.reason, 'resourceId', d.body ->> 'resourceId', 'language', r.to_language,
          'owner', case when u.id is not null
            then json_build_object('id', u.id, 'role', u.role, 'name', u.full_name) end,
          'times', greatest(1, ${lettersOfJob}), 'at', ${utcTimestamp(sql`d.created_at`)})
          order by d.created_at desc, d.id desc)
        from (select * from dead_letters d where d.replayed_at is null
          order by d.created_at desc, d.id desc limit ${shownLetters}) d
        left join resources r on r.id = d.body ->> 'resourceId'
        left join users u on u.id = r.owner_id), '[]')) as open`;
}
