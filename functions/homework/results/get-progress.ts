import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ClassProgress } from '#contracts/homework/homework-results.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { maySeeClassroom } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { isOfClass } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';

const Query = z.object({ classroomId: z.string().check(z.minLength(1), z.maxLength(40)) });

/** The number of homeworks in about one term. A chart with more points is unreadable. */
const maxPoints = 30;

/**
 * `GET /v1/homeworks/progress?classroomId=`: the results of a class over time, for its latest homeworks,
 * oldest first.
 */
export const getProgress = operation<HomeworkEnv, never, z.infer<typeof Query>>(
  { may: teachers, query: Query },
  async ({ query: { classroomId }, db, caller }): Promise<ClassProgress> => {
    const from = sql`classrooms c where c.id = ${classroomId} and ${maySeeClassroom(caller)}`;
    const progress = await readJson(db, selectJson(progressJson, { from }));
    if (!progress) throw notFound('This class was not found.');
    return progress;
  },
);

/** SQL for the progress of the class `c`. */
const progressJson = jsonOf<ClassProgress>({
  points: jsonListOf(
    jsonOf<ClassProgress['points'][number]>({
      homeworkId: sql`hc.homework_id`,
      name: sql`hc.name`,
      dueAt: utcTimestamp(sql`hc.due_at`),
      meanScore: sql`round(s.score_sum::numeric / nullif(s.done, 0))::int`,
      handedInPercentage: sql`coalesce(round(100.0 * s.done / nullif(s.pupils * hc.tasks, 0)), 0)::int`,
      passedPercentage: sql`coalesce(round(100.0 * s.passed / nullif(s.pupils * hc.tasks, 0)), 0)::int`,
    }),
    {
      from: sql`(select * from homework_classrooms hc
          where hc.classroom_id = c.id and hc.starts_at <= now()
          order by hc.due_at desc, hc.homework_id desc limit ${maxPoints}) hc
        cross join lateral (select count(*)::int as pupils, sum(p.done) as done,
            sum(p.passed) as passed, sum(p.score_sum) as score_sum
          from pupil_homeworks p
          where p.homework_id = hc.homework_id and ${isOfClass(sql`c.id`)}) s`,
      by: sql`hc.due_at, hc.homework_id`,
    },
  ),
});
