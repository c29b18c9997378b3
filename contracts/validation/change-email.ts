import * as z from 'zod/mini';
import { Email } from './email.ts';
import { SignIn } from './sign-in.ts';

/** The new address, and the current password. */
export const ChangeEmail = z.object({ email: Email, password: SignIn.shape.password });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
