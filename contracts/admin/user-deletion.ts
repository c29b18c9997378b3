import * as z from 'zod/mini';

/** `POST /v1/admin/users/:id/deletion`: the account's name, typed as confirmation. */
export const UserDeletion = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Type the name of the account.'),
      z.maxLength(200, 'This is too long.'),
    ),
});
export type UserDeletion = z.infer<typeof UserDeletion>;

/**
 * Returns the text that confirms the deletion of this account: its e-mail address or, for pupils, the user
 * name.
 */
export const typedName = ({
  email,
  userName,
}: {
  email: string | null;
  userName: string | null;
}): string => email ?? userName ?? '';

/** True if the typed text is the name of the account. Case-insensitive, like sign-in. */
export function namesAccount(
  typed: string,
  account: { email: string | null; userName: string | null },
): boolean {
  const name = typedName(account);
  return name !== '' && typed.trim().toLowerCase() === name.toLowerCase();
}
