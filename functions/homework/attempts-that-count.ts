import { type SQL, sql } from 'drizzle-orm';
import { maxAttempts } from '#contracts/homework/homework-draft.ts';

/**
 * SQL for the rows of `task_attempts a` where `which` holds: of each pupil and task the last ones, as many as
 * a teacher can allow, and the last that passed. Where there is no bound a pupil may hand in far
 * more often; older ones keep their scores and are not read again.
 */
export const attemptsThatCount = (which: SQL): SQL => sql`(
  select ranked.* from (
    select a.*, row_number() over (partition by a.pupil_homework_id, a.task_id
        order by a.number desc) as place,
      row_number() over (partition by a.pupil_homework_id, a.task_id, a.passed
        order by a.number desc) as place_alike
    from task_attempts a where ${which}) ranked
  where ranked.place <= ${maxAttempts} or (ranked.passed and ranked.place_alike = 1))`;
