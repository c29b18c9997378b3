import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Allowances, allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { Role } from '#contracts/access/role.ts';
import { User } from '#contracts/access/user.ts';
import { basePlans } from '#contracts/billing/prices.ts';
import { livePlans, mappedPlans, statusNow } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '../http/errors.ts';
import { type Caller, everyRole, operation } from '../http/operation.ts';
import type { AccountsEnv } from './routes.ts';

/** `GET /v1/me`: returns the caller's own account. */
export const getMe = operation<AccountsEnv>({ may: everyRole }, async ({ db, caller }) =>
  toMe(await db.execute(selectMe(caller))),
);

const Row = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  full_name: z.string(),
  country: z.string(),
  role: Role,
  experimental: z.boolean(),
  blocked: z.boolean(),
  organisation: User.shape.organisation,
  selected: z.nullable(z.string()),
  profiles_seen: z.boolean(),
  subscription: User.shape.subscription,
  plans: z.array(z.string()),
  mapped: PlanMap,
  locale: z.nullable(z.string()),
  interface_language: z.nullable(z.string()),
  teachers: z.number(),
  pupils: z.number(),
  profiles: User.shape.teacherProfiles,
});

/** The base plans, of which an account has exactly one. An add-on only extends a base plan. */
const planNames = `{${[...basePlans, 'TRIAL'].join(',')}}`;

/** SQL for the role of the user `u` in their organisation `o`. */
const organisationRole = sql`case when o.owner_id = u.id then 'owner' else u.organisation_role end`;

/** SQL that selects the account of a user, as seen in this session; `toMe` parses its rows. */
export const selectMe = ({ id, sessionId }: Pick<Caller, 'id' | 'sessionId'>): SQL => sql`
  select u.id, u.email, u.user_name, u.full_name, u.country, u.role, u.locale, u.interface_language,
    u.enable_experimental_features as experimental, u.blocked_at is not null as blocked,
    case when o.id is not null
      then json_build_object('id', o.id, 'name', o.name, 'isOwner', o.owner_id = u.id,
        'role', ${organisationRole}) end as organisation,
    u.selected_teacher_profile as selected,
    exists (select 1 from sessions s where s.id = ${sessionId} and s.user_id = u.id
      and s.profiles_seen_at is not null) as profiles_seen,
    (select json_build_object('plan', s.plan, 'kind', s.kind, 'status', now.status,
        'paymentStatus', s.payment_status,
        'endsAt', case when s.cancel_at_period_end then coalesce(s.ends_at, s.period_ends_at)
          else s.ends_at end)
      from subscriptions s, lateral (select ${statusNow} as status) now
      where s.user_id = coalesce(o.owner_id, u.id) and s.plan = any(${planNames}::text[])
        and s.payment_status <> 'incomplete_expired'
      order by now.status = 'active' desc, s.starts_at desc, s.id limit 1) as subscription,
    ${livePlans(sql`payer`)} as plans, ${mappedPlans} as mapped,
    coalesce(o.teachers, 1) as teachers,
    coalesce((select a.pupils from allowance_usage a
      where a.owner_id = coalesce(o.owner_id, u.id)), 0) as pupils,
    coalesce((select json_agg(json_build_object('id', t.id, 'fullName', t.full_name)
        order by t.full_name, t.id)
      from users t where t.organisation_id = o.id and t.role <> 'PUPIL' and t.blocked_at is null
        and ${organisationRole} <> 'teacher'), '[]'::json) as profiles
  from users u left join organisations o on o.id = u.organisation_id
  join users payer on payer.id = coalesce(o.owner_id, u.id)
  where u.id = ${id}`;

/** Returns the user's account in the format of the API. Throws for a blocked or removed account. */
export function toMe(result: { rows: unknown }): User {
  const [row] = parseRows(Row, result);
  if (!row || row.blocked) throw new ApiError('forbidden', 'forbidden');
  const isPupil = row.role === 'PUPIL';
  const allowances = allowancesOf(isPupil ? [] : row.plans, row.mapped, row);
  const profile = (id: string | null) => row.profiles.find((one) => one.id === id);
  return {
    id: row.id,
    email: row.email,
    userName: row.user_name,
    fullName: row.full_name,
    country: row.country,
    locale: row.locale,
    interfaceLanguage: row.interface_language,
    role: row.role,
    // Pupils do not see the school's plan.
    subscription: isPupil ? null : row.subscription,
    organisation: row.organisation,
    teacherProfiles: row.profiles,
    selectedTeacherProfile: profile(row.selected) ?? profile(row.id) ?? null,
    pupilPlatformAllowed: allowances.totalPupilsAllowed > 0,
    ...allowances,
    enableExperimentalFeatures: row.experimental,
    hasSeenTeacherProfileModal:
      row.profiles_seen ||
      !hasProfiles(row.role, row.organisation, row.profiles.length, allowances),
  };
}

/**
 * Returns true if the user can choose a profile, or can set up profiles because the user pays for several
 * teachers.
 */
function hasProfiles(
  role: Role,
  organisation: User['organisation'],
  profiles: number,
  { totalTeachersAllowed }: Allowances,
): boolean {
  if (role !== 'public') return false;
  const pays = organisation === null || organisation.role === 'owner';
  return profiles > 1 || (pays && totalTeachersAllowed > 1);
}
