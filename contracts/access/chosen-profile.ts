import type { User } from './user.ts';

/**
 * Returns the id of the teacher whose classes and homework the lists show at first, or '' to show those of
 * all teachers.
 */
export function chosenProfile(
  me: Pick<User, 'id' | 'selectedTeacherProfile'> | null | undefined,
): string {
  const id = me?.selectedTeacherProfile?.id ?? '';
  return id === me?.id ? '' : id;
}
