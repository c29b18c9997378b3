import * as z from 'zod';
import { AccessType, Role } from '../access/role.ts';
import { AdminPage } from './admin-page.ts';

/** How many people stand on a page of the list. */
export const userPageSize = 25;

/** What the list of people may be sorted by; the second half is the direction. */
export const UserSort = z.enum(['joined desc', 'joined asc', 'name asc', 'name desc']);
export type UserSort = z.infer<typeof UserSort>;

/** `GET /v1/admin/users`: everything in the query but the page is '' for "all". */
export const UserQuery = z.object({
  page: AdminPage,
  /** Part of a name, an e-mail address, a user name or the whole id. */
  search: z.string().trim().max(100).default(''),
  role: z.union([Role, z.literal('')]).default(''),
  country: z.string().max(10).default(''),
  accessType: z.union([AccessType, z.literal('')]).default(''),
  state: z.enum(['', 'suspended', 'unconfirmed', 'leaving']).default(''),
  sort: UserSort.default('joined desc'),
});
export type UserQuery = z.infer<typeof UserQuery>;

/** One person in the list. */
export const UserRow = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  userName: z.string().nullable(),
  role: Role,
  country: z.string(),
  accessType: AccessType,
  /** The department, or null. */
  organisation: z.string().nullable(),
  /** The name of the newest live plan of their own, or null. */
  plan: z.string().nullable(),
  suspended: z.boolean(),
  /** When it is deleted, while that can be taken back; null where nobody asked for it. */
  deleteAfter: z.string().nullable(),
  confirmed: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
});
export type UserRow = z.infer<typeof UserRow>;

export const UserList = z.object({ users: z.array(UserRow), total: z.int() });
export type UserList = z.infer<typeof UserList>;
