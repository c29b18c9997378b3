import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { livePlans } from '#db/queries/live-plans.ts';
import { readRows } from '#db/queries/read-rows.ts';
import { allowancesOf } from '#teaching/access/allowances-of.ts';
import { User } from '#teaching/access/user.ts';
import { Role } from '#teaching/access/who.ts';
import { Refusal } from '../_base/errors.ts';

const Row = z.object({
  id: z.string(),
  email: z.string().nullable(),
  user_name: z.string().nullable(),
  full_name: z.string(),
  country: z.string(),
  role: Role,
  experimental: z.boolean(),
  blocked: z.boolean(),
  organisation: User.shape.organisation,
  subscription: User.shape.subscription,
  plans: z.array(z.string()),
  teachers: z.number(),
  pupils: z.number(),
  profiles: User.shape.teacherProfiles,
});

const inOrganisation = sql`
  select m.id, m.full_name from users m
  where m.organisation_id = o.id and m.role = 'public' and m.blocked_at is null`;

/** SQL for one person's own account, to be read by `toMe`. */
export const selectMe = (id: string): SQL => sql`
  select u.id, u.email, u.user_name, u.full_name, u.country, u.role,
    u.enable_experimental_features as experimental, u.blocked_at is not null as blocked,
    case when o.id is not null
      then json_build_object('id', o.id, 'name', o.name, 'isOwner', o.owner_id = u.id) end as organisation,
    (select json_build_object('plan', s.plan, 'kind', s.kind, 'status', s.status, 'endsAt', s.ends_at)
      from subscriptions s where s.user_id = coalesce(o.owner_id, u.id)
      order by s.status = 'active' desc, s.starts_at desc limit 1) as subscription,
    ${livePlans(sql`u`)} as plans,
    case when o.id is null then 1 else (select count(*) from (${inOrganisation}) t) end::int
      as teachers,
    coalesce((select a.pupils from allowance_usage a
      where a.owner_id = coalesce(o.owner_id, u.id)), 0) as pupils,
    coalesce((select json_agg(json_build_object('id', t.id, 'fullName', t.full_name)
        order by t.full_name, t.id)
      from (${inOrganisation}) t where o.owner_id = u.id), '[]'::json) as profiles
  from users u left join organisations o on o.id = u.organisation_id
  where u.id = ${id}`;

/** What people are told of their own account, field by field. Throws for a blocked or removed account. */
export function toMe(result: { rows: unknown }): User {
  const [row] = readRows(Row, result);
  if (!row || row.blocked) throw new Refusal('forbidden', 'forbidden');
  const isPupil = row.role === 'PUPIL';
  const allowances = allowancesOf(isPupil ? [] : row.plans, row);
  return {
    id: row.id,
    email: row.email,
    userName: row.user_name,
    fullName: row.full_name,
    country: row.country,
    role: row.role,
    // What the school pays for is none of a pupil's business.
    subscription: isPupil ? null : row.subscription,
    organisation: row.organisation,
    teacherProfiles: row.profiles,
    selectedTeacherProfile: row.profiles.find((profile) => profile.id === row.id) ?? null,
    pupilPlatformAllowed: allowances.totalPupilsAllowed > 0,
    ...allowances,
    enableExperimentalFeatures: row.experimental,
    hasSeenTeacherProfileModal: row.profiles.length < 2,
  };
}
