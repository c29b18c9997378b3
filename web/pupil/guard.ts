import type { Role } from '#contracts/access/role.ts';
import { homeOf } from '../app/session/home-of.ts';

/**
 * The address to which a user is redirected who may not see the pupils' side (design 3): signed-out users sign
 * in, and users with other roles go to their own home. Null for a pupil, who may see it.
 */
export function redirectOf(who: { role: Role } | null): string | null {
  if (!who) return '/signin';
  return who.role === 'PUPIL' ? null : homeOf(who.role);
}
