import * as z from 'zod/mini';
import { freeText } from '../validation/free-text.ts';

/**
 * `POST /v1/admin/users/:id/token`: the admin's reason for acting as this person. The person receives the
 * reason by email.
 */
export const ActAs = z.object({
  reason: freeText(300).check(
    z.trim(),
    z.minLength(10, 'Say in a sentence why you need to see this account.'),
    z.refine((reason) => !/[\r\n]/.test(reason), 'Use one line.'),
  ),
});
export type ActAs = z.infer<typeof ActAs>;
