import { http } from '../../app/http/http.ts';

/**
 * Asks for the mail that confirms an address once more. The answer does not tell whether the account
 * exists. Throws `HttpError`.
 */
export async function resendConfirmation(email: string): Promise<void> {
  await http.post('/auth/verify-email/again', { email });
}
