import type { Role } from '#contracts/access/role.ts';
import { homeOf } from '#web/app/session/home-of.ts';
import type { Person } from '../people.ts';

/** The viewers for whom all screens are opened, each in a separate browser context. */
export const viewers = {
  'a visitor': { as: null, role: null },
  'a pupil': { as: 'busyPupil', role: 'PUPIL' },
  'a teacher': { as: 'teacher', role: 'public' },
  'a school owner': { as: 'head', role: 'public' },
  'an admin': { as: 'admin', role: 'admin' },
} as const satisfies Record<string, { as: Person | null; role: Role | null }>;
export type Viewer = keyof typeof viewers;

/** Returns the page to which the guard redirects a viewer without permission: its path and its heading. */
export function elsewhere(viewer: Viewer): { path: string; heading: string | RegExp } {
  const { role } = viewers[viewer];
  if (role === null) return { path: '/signin', heading: 'Sign in' };
  const heading = role === 'PUPIL' ? /^Hello, / : 'What will your class read today?';
  return { path: homeOf(role), heading };
}
