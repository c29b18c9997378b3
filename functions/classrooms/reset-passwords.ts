import * as z from 'zod/mini';
import { maxPupilsAtOnce } from '#contracts/classrooms/classroom.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { renewCards } from './renew-cards.ts';
import type { ClassroomsEnv } from './routes.ts';

const Body = z.object({
  pupilIds: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Choose a pupil.'), z.maxLength(maxPupilsAtOnce)),
});

/**
 * `POST /v1/pupils/passwords`: new passwords for one's pupils, told once on their cards. Every session
 * of theirs ends. All or none: 404 when one of them is not one's own. Sent again under the same
 * Idempotency-Key it makes new ones: no answer with a password is kept.
 */
export const resetPasswords = (hasher: PasswordHasher) =>
  operation<ClassroomsEnv, never, never, z.infer<typeof Body>>(
    { may: teachers, body: Body },
    async ({ body, db, env, caller }): Promise<Response> => {
      const cards = await renewCards({ db, env }, hasher, caller, {
        ids: body.pupilIds,
        isWhole: true,
      });
      cards.sort((a, b) => a.fullName.localeCompare(b.fullName));
      return Response.json(cards, { headers: { 'cache-control': 'no-store' } });
    },
  );
