import type { User } from './user.ts';

/**
 * True if the person leads a department, as its owner or as a manager. Leaders may change their colleagues'
 * work.
 */
export function leadsDepartment(me: Pick<User, 'organisation'> | null | undefined): boolean {
  return me?.organisation ? me.organisation.role !== 'teacher' : false;
}
