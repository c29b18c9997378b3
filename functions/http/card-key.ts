import type { BaseEnv } from './env.ts';
import { sign } from './secrets.ts';

/**
 * What the QR code of a pupil's login card proves: whoever holds it has seen the card. It opens no account;
 * it only gives wrong guesses a count of their own, so that strangers who guess do not lock the pupil out.
 */
export const cardKey = async (env: BaseEnv, userName: string): Promise<string> =>
  (await sign(env.SESSION_SECRET, `card:${userName.toLowerCase()}`)).slice(0, 22);
