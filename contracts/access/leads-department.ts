import type { User } from './user.ts';

/** True if the person leads a department: its owner and its managers may change their colleagues' work. */
export function leadsDepartment(me: Pick<User, 'organisation'> | null | undefined): boolean {
  return me?.organisation ? me.organisation.role !== 'teacher' : false;
}
