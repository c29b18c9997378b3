import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type LoginCard, maxPupilsAtOnce } from '#contracts/classrooms/classroom.ts';
import { pupilPassword } from '#contracts/classrooms/pupil-password.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { mayChangePupil } from './classroom-access.ts';
import type { ClassroomsEnv } from './env.ts';

const Body = z.object({
  pupilIds: z.array(z.string().max(40)).min(1, 'Choose a pupil.').max(maxPupilsAtOnce),
});

/**
 * `POST /v1/pupils/passwords`: new passwords for one's pupils, told once on their cards. Every session
 * of theirs ends. All or none: 404 when one of them is not one's own.
 */
export const resetPasswords = (hasher: PasswordHasher) =>
  operation<ClassroomsEnv, never, never, z.infer<typeof Body>>(
    { may: teachers, body: Body },
    async ({ body, db, caller }): Promise<Response> => {
      const made = await Promise.all(
        [...new Set(body.pupilIds)].map(async (id) => {
          const password = pupilPassword(crypto.getRandomValues(new Uint8Array(10)));
          return { id, password, hash: await hasher.hash(password) };
        }),
      );
      const { rows } = await db.execute<Pick<LoginCard, 'id' | 'fullName' | 'userName'>>(sql`
        with wanted as (
          select * from jsonb_to_recordset(${JSON.stringify(
            made.map(({ id, hash }) => ({ id, hash })),
          )}::jsonb) as w (id text, hash text)
        ), known as (
          select p.id from users p join wanted w on w.id = p.id where ${mayChangePupil(caller)}
        ), complete as (
          select 1 where (select count(*) from known) = ${made.length}
        ), ended as (
          update sessions s set ended_at = now(), ended_because = 'password changed'
          from known, complete where s.user_id = known.id and s.ended_at is null
        )
        update users p set password_hash = w.hash, updated_at = now()
        from wanted w, complete where p.id = w.id
        returning p.id, p.full_name as "fullName", p.user_name as "userName"`);
      if (rows.length === 0) throw notFound('This pupil');
      const passwords = new Map(made.map(({ id, password }) => [id, password]));
      const cards: LoginCard[] = rows
        .map((row) => ({ ...row, password: passwords.get(row.id) ?? '' }))
        .sort((a, b) => a.fullName.localeCompare(b.fullName));
      return Response.json(cards, { headers: { 'cache-control': 'no-store' } });
    },
  );
