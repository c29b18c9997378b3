import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

/**
 * `DELETE /v1/admin/users/:id/deletion`: cancels a deletion within its grace period, as signing in does.
 * Lessons stay private, and a plan is not renewed automatically. Returns 409 if no deletion is scheduled or
 * the deletion has already begun, otherwise 204.
 */
export const keepUser = operation<AdminEnv, z.infer<typeof UserParams>>(
  { may: ['admin'], params: UserParams },
  async ({ params: { id }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with kept as (
        update users u set delete_after = null, renewal_ended_at = null, updated_at = now()
        where u.id = ${id} and u.delete_after > now() returning u.id),
      noted as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'account.kept', kept.id from kept)
      select 1 from kept`);
    if (rows.length === 0) {
      throw new ApiError('conflict', 'There is no deletion to undo.');
    }
    return null;
  },
);
