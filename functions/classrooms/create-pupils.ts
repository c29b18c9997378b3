import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { type LoginCard, NewPupils } from '#contracts/classrooms/classroom.ts';
import { guessSurname } from '#contracts/classrooms/register-name.ts';
import { userNames } from '#contracts/classrooms/user-names.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { mayChangeClassroom } from '#functions/http/access.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { countedRate, requireRate } from '#functions/http/limit-rate.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { cardKey } from '#functions/http/secrets.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { ClassroomParams } from './classroom.ts';
import { makePasswords, renewCards } from './renew-cards.ts';
import type { ClassroomsEnv } from './routes.ts';

const Ids = z.array(z.string());

/**
 * Maximum number of attempts to draw names that are not taken. In practice fewer are enough; see `digitsOf`.
 */
const maxDraws = 5;

/**
 * Number of digits in the names of the n-th attempt. If one name of a class is taken, all its names are drawn
 * again. Once one in seventy short names is taken, this happens to every second class of fifty. From the
 * third attempt on, each attempt adds a digit, so there are ten and then a hundred times as many names. Names
 * therefore stay short as long as short names are available, and never run out.
 */
const digitsOf = (draw: number): number => Math.max(2, draw);

const Made = z.object({
  found: z.boolean(),
  taken: z.boolean(),
  turn: z.boolean(),
  made: z.number(),
});

/**
 * `POST /v1/classrooms/:id/pupils`: creates accounts for a list of names in this class, all or none. 201 with
 * the login cards, which are the only place where the passwords are shown.
 *
 * To enforce the allowance, all creations that use the same allowance update the same row (reliability 5.2).
 * 409 if there are too few places, 429 after too many passwords.
 *
 * A retry with the same Idempotency-Key creates no further accounts. It returns the cards of the same pupils
 * with new passwords, because responses with passwords are not stored.
 */
export const createPupils = (hasher: PasswordHasher) =>
  operation<ClassroomsEnv, z.infer<typeof ClassroomParams>, never, NewPupils>(
    { may: teachers, params: ClassroomParams, body: NewPupils },
    async ({
      params: { id },
      body: { names, surnames },
      db,
      env,
      caller,
      creation,
    }): Promise<Response> => {
      if (creation.before) {
        // The accounts exist, but their passwords are not stored in plain text, so create new passwords.
        const before = Ids.parse(JSON.parse(creation.before));
        return created(
          await renewCards({ db, env }, hasher, caller, { ids: before, isWhole: false }),
        );
      }
      const places = await selectSeats(db, caller, { classroomId: id, pupils: names.length });
      const isFull = places.pupilsUsed + names.length > places.pupilsAllowed;
      if (isFull) throw tooFewSeats(names.length, places.pupilsAllowed);
      const made = await makePasswords(
        hasher,
        names.map(() => nanoid(12)),
      );
      const cards = made.map((one, at) => {
        const fullName = names[at] ?? '';
        return { ...one, fullName, surname: surnames?.[at] ?? guessSurname(fullName) };
      });
      const ids = JSON.stringify(cards.map((card) => card.id));
      const inOrder = sql`array_position(array(select jsonb_array_elements_text(${ids}::jsonb)), id)`;
      for (let draw = 1; draw <= maxDraws; draw += 1) {
        const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
        const drawn = userNames(names.length, seed, digitsOf(draw));
        const pupils = cards.map((card, at) => ({ ...card, userName: drawn[at] ?? '' }));
        const result = await db.execute(sql`
          with turn as (${creation.turn}), room as (
            select c.id, c.teacher_id from classrooms c
            where c.id = ${id} and ${mayChangeClassroom(caller)}
          ), wanted as (
            select * from jsonb_to_recordset(${JSON.stringify(
              pupils.map(({ id: pupilId, fullName, surname, userName, hash }) => ({
                id: pupilId,
                full_name: fullName,
                surname,
                user_name: userName,
                hash,
              })),
            )}::jsonb) as w (id text, full_name text, surname text, user_name text, hash text)
          ), taken as (
            select exists (select 1 from users u join wanted w
              on lower(u.user_name) = w.user_name) as is_taken
          ), place as (
            insert into allowance_usage (owner_id, pupils)
            select ${places.payer}, ${names.length}::int from room, taken, turn
            where not taken.is_taken and ${names.length}::int <= ${places.pupilsAllowed}::int
            on conflict (owner_id) do update set pupils = allowance_usage.pupils + excluded.pupils
              where allowance_usage.pupils + excluded.pupils <= ${places.pupilsAllowed}::int
            returning 1
          ), made as (
            insert into users (id, role, user_name, full_name, surname, country, password_hash,
              organisation_id, teacher_id)
            select w.id, 'PUPIL', w.user_name, w.full_name, w.surname, ${caller.country}, w.hash,
              ${places.organisationId}, room.teacher_id
            from wanted w, room, place returning id
          ), noted as (
            ${creation.note(sql`jsonb_agg(id order by ${inOrder})::text`, sql`made`)}
          ), joined as (
            insert into classroom_pupils (classroom_id, pupil_id)
            select room.id, made.id from made, room
          )
          select exists (select 1 from room) as found, (select is_taken from taken) as taken,
            exists (select 1 from turn) as turn, (select count(*)::int from made) as made`);
        const [row] = parseRows(Made, result);
        if (!row?.found) throw notFound('This class was not found.');
        if (row.taken) continue;
        if (!row.turn) throw createdElsewhere();
        if (row.made === 0) throw tooFewSeats(names.length, places.pupilsAllowed);
        const told = pupils.map(
          async ({ hash: _, surname: __, ...card }): Promise<LoginCard> => ({
            ...{ ...card, cardKey: await cardKey(env, card.userName) },
          }),
        );
        return created(await Promise.all(told));
      }
      throw new ApiError('unavailable', 'No free user names were found. Please try again.');
    },
  );

const created = (cards: readonly LoginCard[]) =>
  Response.json(cards, { status: 201, headers: { 'cache-control': 'no-store' } });

function tooFewSeats(wanted: number, allowed: number): ApiError {
  if (allowed === 0) {
    return new ApiError('conflict', 'Your plan does not include accounts for pupils.');
  }
  const message =
    wanted === 1
      ? `There is no room for one more pupil: your plan has ${allowed} in all.`
      : `There is no room for ${wanted} more pupils: your plan has ${allowed} in all.`;
  return new ApiError('conflict', message);
}

const Row = z.object({
  payer: z.string(),
  organisation_id: z.nullable(z.string()),
  plans: z.array(z.string()),
  mapped: PlanMap,
  used: z.number(),
  found: z.boolean(),
  count: z.nullable(z.number()),
  seconds_left: z.nullable(z.number()),
});

/** The account whose allowance a teacher's pupils use up, with the limit and the current number of pupils. */
interface Places {
  payer: string;
  organisationId: string | null;
  pupilsAllowed: number;
  pupilsUsed: number;
}

/**
 * Selects the account that pays for a teacher's new pupils in a class, with its allowance. Also counts the
 * new passwords towards the rate limit. 404 if the class does not belong to the caller, 429 after too many
 * passwords. One round trip.
 */
async function selectSeats(
  db: Database,
  caller: Caller,
  { classroomId, pupils }: { classroomId: string; pupils: number },
): Promise<Places> {
  const read = await db.execute(sql`
    with room as (
      select 1 from classrooms c where c.id = ${classroomId} and ${mayChangeClassroom(caller)}
    ), tried as (${countedRate('passwords', caller.id, {
      when: sql`exists (select 1 from room)`,
      amount: sql`${pupils}::int`,
    })})
    select payer.id as payer, u.organisation_id, ${livePlans(sql`payer`)} as plans,
      ${mappedPlans} as mapped, exists (select 1 from room) as found, tried.count, tried.seconds_left,
      coalesce((select a.pupils from allowance_usage a where a.owner_id = payer.id), 0)::int as used
    from users u left join organisations o on o.id = u.organisation_id
    join users payer on payer.id = coalesce(o.owner_id, u.id) left join tried on true
    where u.id = ${caller.id}`);
  const [row] = parseRows(Row, read);
  if (!row) throw new Error('the signed-in teacher has no row');
  if (!row.found) throw notFound('This class was not found.');
  requireRate('passwords', { count: row.count ?? 0, seconds_left: row.seconds_left ?? 0 });
  const { totalPupilsAllowed } = allowancesOf(row.plans, row.mapped, { teachers: 0, pupils: 0 });
  return {
    payer: row.payer,
    organisationId: row.organisation_id,
    pupilsAllowed: totalPupilsAllowed,
    pupilsUsed: row.used,
  };
}
