import * as z from 'zod/mini';
import { Password } from './password.ts';

/** Payload of the page behind a mailed link. */
export const NewPassword = z.object({ password: Password });
export type NewPassword = z.infer<typeof NewPassword>;
