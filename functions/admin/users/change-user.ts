import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { UserChange } from '#contracts/admin/user-account.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

/**
 * `PATCH /v1/admin/users/:id`: changes access type, suspension and experimental features of an account.
 * Suspending ends the user's sessions but keeps their data. The audit log stores the previous values. Returns
 * 204.
 */
export const changeUser = operation<AdminEnv, z.infer<typeof UserParams>, unknown, UserChange>(
  { may: ['admin'], params: UserParams, body: UserChange },
  async ({ params, body, db, caller }) => {
    if (params.id === caller.id && body.suspended) {
      throw new ApiError('conflict', 'You cannot suspend your own account.');
    }
    const { accessType = null, suspended = null, experimental = null } = body;
    const { rows } = await db.execute(sql`
      with before as (
        select u.id, u.role, u.access_type, u.blocked_at, u.enable_experimental_features as experimental
        from users u where u.id = ${params.id} for update),
      changed as (
        update users u set
          access_type = coalesce(${accessType}, u.access_type),
          enable_experimental_features = coalesce(${experimental}::boolean, u.enable_experimental_features),
          blocked_at = case ${suspended}::boolean
            when true then coalesce(u.blocked_at, now())
            when false then null else u.blocked_at end,
          updated_at = now()
        from before where u.id = before.id
        returning u.id, u.access_type, u.blocked_at, u.enable_experimental_features as experimental),
      ended as (
        update sessions s set ended_at = now(), ended_because = 'suspended'
        from changed where s.user_id = changed.id and changed.blocked_at is not null
          and s.ended_at is null),
      noted as (
        insert into audit_log (actor_id, action, subject, before, after)
        select ${caller.id}, 'account.changed', changed.id,
          jsonb_build_object('accessType', before.access_type,
            'suspended', before.blocked_at is not null, 'experimental', before.experimental),
          jsonb_build_object('accessType', changed.access_type,
            'suspended', changed.blocked_at is not null, 'experimental', changed.experimental)
        from before join changed on changed.id = before.id
        where (before.access_type, before.blocked_at is null, before.experimental)
          is distinct from (changed.access_type, changed.blocked_at is null, changed.experimental))
      select id from changed`);
    if (rows.length === 0) throw notFound('This account was not found.');
    return null;
  },
);
