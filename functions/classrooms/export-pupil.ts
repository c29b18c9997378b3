import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { pupilSections } from '#functions/export/pupil-sections.ts';
import { answerExport, exportPieces } from '#functions/export/stream-export.ts';
import { notFound } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { mayChangePupil, PupilParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const about =
  'Everything Lexiloom holds about this pupil, for the pupil or parents who asked for it.';

/**
 * `GET /v1/pupils/:id/export`: returns all stored data of one pupil as a JSON file. Everyone who manages the
 * account may call it, because the school must answer data requests from the child and the parents.
 */
export const exportPupil = operation<ClassroomsEnv, z.infer<typeof PupilParams>>(
  { may: teachers, params: PupilParams },
  async ({ params: { id }, db, caller }) => {
    const pupil = sql`select p.* from users p where p.id = ${id} and ${mayChangePupil(caller)}`;
    const { rows } = await db.execute(sql`select 1 from (${pupil}) pupil`);
    if (rows.length === 0) throw notFound('This pupil was not found.');
    await limitRate(db, 'export', caller.id);
    await db.execute(sql`
      insert into audit_log (actor_id, action, subject) values (${caller.id}, 'account.exported', ${id})`);
    const head = { about, madeAt: new Date().toISOString() };
    return answerExport(exportPieces(db, head, pupilSections(pupil)), 'lexiloom-pupil-data');
  },
);
