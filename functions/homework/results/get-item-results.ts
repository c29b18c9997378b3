import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ItemResults } from '#contracts/homework/homework-results.ts';
import { jsonAgg, jsonAs, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';
import { isOfClass, maySeeHomework, TaskParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';

const Query = z.object({ classroomId: z._default(z.string().check(z.maxLength(40)), '') });

/**
 * Maximum number of different answers listed. Rarer answers show no pattern, and there may be as many as
 * pupils. Answers that wait to be read are always listed.
 */
const maxAnswers = 20;

/**
 * `GET /v1/homeworks/:id/tasks/:taskId/items`: the answers to each item, grouped by wording, most frequent
 * first. They come from the attempt of each pupil that the results show: the passed attempt or, if there is
 * none, the latest. The query `classroomId` selects only the answers of one class. One statement.
 */
export const getItemResults = operation<
  HomeworkEnv,
  z.infer<typeof TaskParams>,
  z.infer<typeof Query>
>(
  { may: teachers, params: TaskParams, query: Query },
  async ({ params: { id, taskId }, query: { classroomId }, db, caller }): Promise<ItemResults> => {
    const ofClass = classroomId === '' ? sql`true` : isOfClass(sql`${classroomId}`);
    const count = (verdict: string) =>
      sql`(coalesce(sum(g.count) filter (where g.verdict = ${verdict}), 0))::int`;
    const parts = sql`
      task as (
        select t.* from homework_tasks t join homeworks h on h.id = t.homework_id
        where t.id = ${taskId} and h.id = ${id} and ${maySeeHomework(caller)}
      ), shown as (
        select distinct on (a.pupil_id) a.mark -> 'items' as items
        from task join task_attempts a on a.homework_id = task.homework_id and a.task_id = task.id
        join pupil_homeworks p on p.id = a.pupil_homework_id and ${ofClass}
        order by a.pupil_id, a.passed desc nulls last, a.id desc nulls last
      ), given as (
        select i.item ->> 'id' as id, i.item ->> 'verdict' as verdict, i.item ->> 'given' as given,
          max(i.item ->> 'expected') as expected, min(i.at) as at, count(*)::int as count
        from shown, jsonb_array_elements(shown.items) with ordinality as i (item, at)
        group by 1, 2, 3
      ), ranked as (
        select g.*, row_number() over (partition by g.id, g.given = ''
          order by g.count desc, g.given, g.verdict) as rank from given g
      ), item as (
        select g.id, min(g.at) as at, max(g.expected) as expected, ${count('right')} as is_right,
          ${count('partly')} as partly, ${count('wrong')} as wrong,
          ${count('unanswered')} as unanswered, ${count('needs-review')} as to_review,
          ${answersJson} as answers
        from ranked g group by g.id
      )`;
    const results = await readJson(db, selectJson(resultsJson, { parts, from: sql`task` }));
    if (!results) throw notFound('This task was not found.');
    return withWrittenAnswers(results);
  },
);

type Item = ItemResults['items'][number];

const answersJson = jsonAgg(
  jsonOf<Item['answers'][number]>({
    given: sql`g.given`,
    count: sql`g.count`,
    verdict: sql`g.verdict`,
    accepted: sql`coalesce((select task.accepted -> g.id from task)
      @> to_jsonb(normalize(btrim(g.given))), false)`,
  }),
  {
    by: sql`g.count desc, g.given`,
    filter: sql`g.given <> '' and (g.rank <= ${maxAnswers} or g.verdict = 'needs-review')`,
  },
);

/** SQL for the results. `item.answers` is the list that `answersJson` selects. */
const resultsJson = jsonOf<ItemResults>({
  task: jsonOf<ItemResults['task']>({
    id: sql`task.id`,
    taskName: sql`task.name`,
    template: sql`task.template`,
    data: sql`task.data`,
  }),
  attempts: sql`(select count(*)::int from shown)`,
  items: jsonListOf(
    jsonOf<Item>({
      id: sql`item.id`,
      expected: sql`item.expected`,
      right: sql`item.is_right`,
      partly: sql`item.partly`,
      wrong: sql`item.wrong`,
      unanswered: sql`item.unanswered`,
      toReview: sql`item.to_review`,
      answers: jsonAs<Item['answers']>(sql`item.answers`),
    }),
    { from: sql`item`, by: sql`item.at, item.id` },
  ),
});

/**
 * Restores the right answers that were originally set for each item. The stored mark may name an answer or an
 * order that the teacher accepted later.
 */
function withWrittenAnswers(results: ItemResults): ItemResults {
  const written = writtenAnswers(results.task);
  const items = results.items.map((item) => ({
    ...item,
    expected: written.get(item.id) ?? item.expected,
  }));
  return { ...results, items };
}

function writtenAnswers({ template, data }: ItemResults['task']): Map<string, string | undefined> {
  if (template === 'TYPE_THE_ANSWER') {
    const { fields } = taskTemplates[template].Data.parse(data);
    return new Map(fields.map(({ id, answers }) => [id, answers[0]]));
  }
  if (template === 'DRAG_AND_DROP') {
    const { slots } = taskTemplates[template].Data.parse(data);
    return new Map(slots.map(({ id, answer }) => [id, answer]));
  }
  return new Map();
}
