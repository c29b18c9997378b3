import type { OrganisationRole } from '#contracts/access/user.ts';

/** What each role is called, and what it may do in a sentence. */
export const roleWords: Record<OrganisationRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Pays, invites, and changes everything.' },
  manager: {
    name: 'Manager',
    may: 'Invites and removes teachers, and changes colleagues’ classes.',
  },
  teacher: { name: 'Teacher', may: 'Teaches, and sees colleagues’ classes and results.' },
};
