import { type SQL, sql } from 'drizzle-orm';

/**
 * Two CTEs, `held` and `released`, that give back what the job of a part has kept back, where `when`
 * holds of its row `p`. The statement they stand in sets the part's `reserved_micros` to 0 and its next
 * generation, so that the Worker which is at it gives nothing back a second time; it does so where
 * `isHeld` holds.
 */
export function releaseSpend(resourceId: string, part: string, when: SQL): SQL {
  return sql`
    held as (
      select p.reserved_micros, p.reserved_on, coalesce(o.owner_id, u.id) as payer
      from resource_parts p join resources r on r.id = p.resource_id
      join users u on u.id = r.owner_id left join organisations o on o.id = u.organisation_id
      where p.resource_id = ${resourceId} and p.part = ${part} and p.reserved_micros > 0 and ${when}
      for update of p
    ), released as (
      update ai_spend s set reserved_micros = greatest(0, s.reserved_micros - h.reserved_micros)
      from held h where s.user_id = h.payer and s.day = h.reserved_on
    )`;
}

/** Always true, but only once `held` is read: a row that its own statement has changed is not seen. */
export const isHeld: SQL = sql`(select count(*) from held) >= 0`;
