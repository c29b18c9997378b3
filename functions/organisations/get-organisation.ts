import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { Organisation } from '#contracts/organisation/organisation.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { roleIn } from './membership.ts';
import type { OrganisationsEnv } from './routes.ts';

const Row = z.extend(z.omit(Organisation, { teachers: true, pupils: true }), {
  teachers: z.int(),
  pupils: z.int(),
  plans: z.array(z.string()),
  mapped: PlanMap,
});

const leads = sql`${roleIn()} <> 'teacher'`;

/** SQL for a teacher of the organisation as a `Member`; `t` is the teacher's row. */
const memberJson = sql`json_build_object(
  'id', t.id, 'fullName', t.full_name, 'email', coalesce(t.email, ''), 'role', ${roleIn(sql`t`)},
  'joinedAt', ${utcTimestamp(sql`t.joined_at`)},
  'classes', (select count(*)::int from classrooms c
    where c.teacher_id = t.id and c.archived_at is null),
  'pupils', (select count(*)::int from users p where p.teacher_id = t.id and p.role = 'PUPIL'),
  'lastSeenAt', case when ${leads} then (select ${utcTimestamp(sql`max(s.rotated_at)`)}
    from sessions s where s.user_id = t.id) end)`;

const invitationJson = sql`json_build_object('id', i.id, 'email', i.email,
  'fullName', i.full_name, 'sentAt', ${utcTimestamp(sql`i.sent_at`)},
  'expiresAt', ${utcTimestamp(sql`i.expires_at`)})`;

/**
 * `GET /v1/organisation`: the caller's organisation with its teachers and seats. Its owner and managers also
 * get its open invitations. `{organisation: null}` for a caller without an organisation.
 */
export const getOrganisation = operation<OrganisationsEnv>(
  { may: teachers },
  async ({ db, caller }): Promise<{ organisation: Organisation | null }> => {
    const read = await db.execute(sql`
      select o.id, o.name, ${roleIn()} as role, o.teachers, ${livePlans(sql`owner`)} as plans, ${mappedPlans} as mapped,
        coalesce((select a.pupils from allowance_usage a where a.owner_id = o.owner_id), 0)
          as pupils,
        (select coalesce(json_agg(${memberJson}
            order by t.id = o.owner_id desc, lower(t.full_name), t.id), '[]')
          from users t where t.organisation_id = o.id and t.role <> 'PUPIL'
            and t.blocked_at is null) as members,
        (select coalesce(json_agg(${invitationJson} order by i.sent_at desc, i.id), '[]')
          from invitations i where i.organisation_id = o.id and i.accepted_at is null
            and ${leads}) as invitations
      from users u join organisations o on o.id = u.organisation_id
      join users owner on owner.id = o.owner_id where u.id = ${caller.id}`);
    const [row] = parseRows(Row, read);
    if (!row) return { organisation: null };
    const { plans, mapped, teachers: used, pupils, ...rest } = row;
    const allowed = allowancesOf(plans, mapped, { teachers: 0, pupils: 0 });
    return {
      organisation: {
        ...rest,
        teachers: { allowed: allowed.totalTeachersAllowed, used },
        pupils: { allowed: allowed.totalPupilsAllowed, used: pupils },
      },
    };
  },
);
