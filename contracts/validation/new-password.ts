import * as z from 'zod/mini';
import { Password } from './password.ts';

/** What the page behind a mailed link sends. */
export const NewPassword = z.object({ password: Password });
export type NewPassword = z.infer<typeof NewPassword>;
