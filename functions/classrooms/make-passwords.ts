import { pupilPassword } from '#contracts/classrooms/pupil-password.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';

/** A pupil's new password, which only the login card tells, and what is stored of it. */
interface MadePassword {
  id: string;
  password: string;
  hash: string;
}

/**
 * Makes a password for each of these pupils. A hash keeps the processor for some 20 ms, and a Worker
 * answers many people at once: after each one the others get their turn (docs/decisions/0175).
 */
export async function makePasswords(
  hasher: PasswordHasher,
  ids: readonly string[],
): Promise<MadePassword[]> {
  const made: MadePassword[] = [];
  for (const id of ids) {
    const password = pupilPassword(crypto.getRandomValues(new Uint8Array(10)));
    made.push({ id, password, hash: await hasher.hash(password) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return made;
}
