import type { Role } from '#contracts/access/role.ts';

/** Where each role is at home: after signing in, and when it asks for a page of another role. */
const homes: Record<Role, string> = {
  public: '/select_resources',
  admin: '/select_resources',
  PUPIL: '/pupil/home',
};

export function homeOf(role: Role): string {
  return homes[role];
}
