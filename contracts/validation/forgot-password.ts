import * as z from 'zod/mini';
import { Email } from './email.ts';

/** Requests a mail for choosing a new password, or another confirmation mail for an address. */
export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;
