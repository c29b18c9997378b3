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
 * `POST /v1/pupils/passwords`: sets new passwords for the caller's pupils, shows them once on the login
 * cards, and ends all the pupils' sessions. All or none: 404 if one of the pupils does not belong to the
 * caller. A retry with the same Idempotency-Key creates new passwords, because responses with passwords are
 * not stored.
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
