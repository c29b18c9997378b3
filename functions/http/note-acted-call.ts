import { sql } from 'drizzle-orm';
import type { UserInfo } from '#contracts/access/role.ts';
import type { Database } from '#db/client.ts';

/** What is only counted, or remembered of a tour, changes nothing of the person's. */
const changesNothing = /^(GET|HEAD) |^POST \/custom_/;

/**
 * Writes down what an admin changed as somebody else: who it was, on whose account, and the route, such
 * as `PATCH /v1/resources/:id`. Nothing for somebody's own calls and for what was only read.
 */
export async function noteActedCall(
  db: Database,
  caller: UserInfo | null,
  route: string,
): Promise<void> {
  if (!caller?.actedBy || changesNothing.test(route)) return;
  await db.execute(sql`
    insert into audit_log (actor_id, action, subject, after)
    values (${caller.actedBy.id}, 'account.used as', ${caller.id}, jsonb_build_object('call', ${route}::text))`);
}
