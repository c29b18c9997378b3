import * as z from 'zod/mini';

/** `POST /v1/admin/users/:id/deletion`: whose account it is, typed by hand. */
export const UserDeletion = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Type the name of the account.'), z.maxLength(200)),
});
export type UserDeletion = z.infer<typeof UserDeletion>;

/** What has to be typed for this account: its e-mail address or, a pupil has none, its user name. */
export const typedName = ({
  email,
  userName,
}: {
  email: string | null;
  userName: string | null;
}): string => email ?? userName ?? '';

/** Whether this names the account. Small and capital letters are the same, as when signing in. */
export function namesAccount(
  typed: string,
  account: { email: string | null; userName: string | null },
): boolean {
  const name = typedName(account);
  return name !== '' && typed.trim().toLowerCase() === name.toLowerCase();
}
