import * as z from 'zod/mini';
import { Email } from './email.ts';

/** Requests a mail: for a new password, or a repeated confirmation of an address. */
export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;
