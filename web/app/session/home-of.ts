import type { Role } from '#contracts/access/role.ts';

/** The home page of each role, shown after sign-in and instead of pages for other roles. */
const homes: Record<Role, string> = {
  public: '/select_resources',
  admin: '/select_resources',
  PUPIL: '/pupil/home',
};

export function homeOf(role: Role): string {
  return homes[role];
}
