import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PlanMap } from '#contracts/access/plan-terms.ts';
import { privilegeOf } from '#contracts/access/privilege-of.ts';
import { AccessType, Role, type UserInfo } from '#contracts/access/role.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';

/** What sign-in and refresh read of a person. */
export const Person = z.object({
  id: z.string(),
  full_name: z.string(),
  role: Role,
  country: z.string(),
  access_type: AccessType,
  blocked: z.boolean(),
  plans: z.array(z.string()),
  mapped: PlanMap,
  locale: z.nullable(z.string()),
});
export type Person = z.infer<typeof Person>;

/**
 * The columns of `Person` from `users u`. A teacher may sign in while a deletion waits, which takes it
 * back; a pupil may not, because the school asked for it and a child would undo it without knowing.
 */
export const personColumns = sql`
  u.id, u.full_name, u.role, u.country, u.access_type, u.locale,
  u.blocked_at is not null or u.delete_after is not null
    and (u.delete_after <= now() or u.role = 'PUPIL') as blocked,
  ${livePlans(sql`u`)} as plans, ${mappedPlans} as mapped`;

/** The claims of a person's token: name, role and what the plan includes at this moment. */
export function claimsOf(person: Person): UserInfo {
  return {
    id: person.id,
    name: person.full_name,
    role: person.role,
    country: person.country,
    accessType: person.access_type,
    privilege: [...privilegeOf({ ...person, accessType: person.access_type })],
    ...(person.locale !== null && { locale: person.locale }),
  };
}
