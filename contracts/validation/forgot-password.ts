import * as z from 'zod/mini';
import { Email } from './email.ts';

/** Requests an email with a link for choosing a new password, or another confirmation email. */
export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;
