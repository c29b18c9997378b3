import * as z from 'zod/mini';
import { AccessType, Role } from '../access/role.ts';
import { AdminPage } from './admin-page.ts';

/** Number of people on a page of the list. */
export const userPageSize = 25;

/** Sort orders of the list of people; the second word is the direction. */
export const UserSort = z.enum(['joined desc', 'joined asc', 'name asc', 'name desc']);
export type UserSort = z.infer<typeof UserSort>;

/** `GET /v1/admin/users`: '' means "all" in every parameter except the page. */
export const UserQuery = z.object({
  page: AdminPage,
  /** Part of a name, e-mail address or user name, or the full id. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  role: z._default(z.union([Role, z.literal('')]), ''),
  country: z._default(z.string().check(z.maxLength(10)), ''),
  accessType: z._default(z.union([AccessType, z.literal('')]), ''),
  state: z._default(z.enum(['', 'suspended', 'unconfirmed', 'leaving']), ''),
  sort: z._default(UserSort, 'joined desc'),
});
export type UserQuery = z.infer<typeof UserQuery>;

/** A row of the list. */
export const UserRow = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  role: Role,
  country: z.string(),
  accessType: AccessType,
  /** The department's name, or null. */
  organisation: z.nullable(z.string()),
  /** The name of the person's newest active plan, or null. */
  plan: z.nullable(z.string()),
  suspended: z.boolean(),
  /**
   * The account's deletion date while the deletion can still be cancelled; null if no deletion was requested.
   */
  deleteAfter: z.nullable(z.string()),
  confirmed: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type UserRow = z.infer<typeof UserRow>;

export const UserList = z.object({ users: z.array(UserRow), total: z.int() });
export type UserList = z.infer<typeof UserList>;
