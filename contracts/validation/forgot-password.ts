import * as z from 'zod/mini';
import { Email } from './email.ts';

/** Asks for a mail: a new password, or the confirmation of an address once more. */
export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;
