import type { UserQuery } from '#contracts/admin/user-list.ts';

/** The filters of the list of people where nobody is left out. */
export const everybody = {
  search: '',
  role: '',
  country: '',
  accessType: '',
  state: '',
} as const satisfies Partial<UserQuery>;
