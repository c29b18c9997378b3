import * as z from 'zod/mini';
import { Password } from './password.ts';
import { SignIn } from './sign-in.ts';

/** The current and the new password of a signed-in user. */
export const ChangePassword = z.object({ current: SignIn.shape.password, next: Password });
export type ChangePassword = z.infer<typeof ChangePassword>;
