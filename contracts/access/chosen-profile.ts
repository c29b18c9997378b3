import type { User } from './user.ts';

/**
 * Returns the id of the colleague whose classes and homework the lists show initially; '' shows everybody's.
 */
export function chosenProfile(
  me: Pick<User, 'id' | 'selectedTeacherProfile'> | null | undefined,
): string {
  const id = me?.selectedTeacherProfile?.id ?? '';
  return id === me?.id ? '' : id;
}
