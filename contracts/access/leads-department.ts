import type { User } from './user.ts';

/** Whether a person leads a department: its owner and its managers change what colleagues made. */
export function leadsDepartment(me: Pick<User, 'organisation'> | null | undefined): boolean {
  return me?.organisation ? me.organisation.role !== 'teacher' : false;
}
