import * as z from 'zod/mini';

/** `POST /v1/admin/users/:id/deletion`: the name of the account, typed as a confirmation. */
export const UserDeletion = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Type the name of the account.'), z.maxLength(200)),
});
export type UserDeletion = z.infer<typeof UserDeletion>;

/** Returns the confirmation text for this account: its e-mail address or, for pupils, the user name. */
export const typedName = ({
  email,
  userName,
}: {
  email: string | null;
  userName: string | null;
}): string => email ?? userName ?? '';

/** True if the typed text names the account. Case-insensitive, as at sign-in. */
export function namesAccount(
  typed: string,
  account: { email: string | null; userName: string | null },
): boolean {
  const name = typedName(account);
  return name !== '' && typed.trim().toLowerCase() === name.toLowerCase();
}
