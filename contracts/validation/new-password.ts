import * as z from 'zod/mini';
import { Password } from './password.ts';

/** Payload for setting a new password, from the page that the emailed link opens. */
export const NewPassword = z.object({ password: Password });
export type NewPassword = z.infer<typeof NewPassword>;
