import * as z from 'zod/mini';
import { Password } from './password.ts';
import { SignIn } from './sign-in.ts';

/** The password now and the one wanted, from somebody who is signed in. */
export const ChangePassword = z.object({ current: SignIn.shape.password, next: Password });
export type ChangePassword = z.infer<typeof ChangePassword>;
