import * as z from 'zod/mini';
import { Password } from './password.ts';

/** Payload of the page for setting a new password, which a mailed link opens. */
export const NewPassword = z.object({ password: Password });
export type NewPassword = z.infer<typeof NewPassword>;
