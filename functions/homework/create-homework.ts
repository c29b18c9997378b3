import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { JudgedWords, type JudgeWordsRequest } from '#contracts/ai-jobs.ts';
import { filesOfTask } from '#contracts/homework/files-of-task.ts';
import {
  type HomeworkChange,
  HomeworkDraft,
  type NewTask,
} from '#contracts/homework/homework-draft.ts';
import { wordsOfTask } from '#contracts/homework/words-of-task.ts';
import type { Database } from '#db/client.ts';
import { insertHomework } from '#db/queries/insert-homework.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { requireFeature } from '#functions/http/access.ts';
import { check } from '#functions/http/check.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { describeError, log } from '#functions/http/log.ts';
import { answerUnkept, type Caller, operation, teachers } from '#functions/http/operation.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { featureOfSource } from '#lessons/tasks/source-features.ts';
import { chosenParts, Found, foundColumns, missing } from './add-pupils.ts';
import { homeworkWhere, maySeeResource, selectHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

/**
 * `POST /v1/homeworks`: sets homework, all or nothing. 201 with the homework (`HomeworkDetail`).
 *
 * The trigger `homework_set` assigns it to the pupils of the classes, including pupils who join at the same
 * moment. A pupil in two classes gets it once.
 *
 * 404 if the caller may not use the lesson, a class or a pupil. 400 if the due date is in the past. 409 if
 * the lesson is not finalised, because a teacher must review what pupils get. 409 if a picture or an audio
 * file does not belong to the lesson. 422 if the moderator finds wording unsuitable for pupils. 429 after
 * many requests.
 */
export const createHomework = operation<HomeworkEnv, never, never, HomeworkDraft>(
  { limit: 'homework', may: teachers, body: HomeworkDraft },
  async ({ body, db, caller, env, creation }) => {
    if (creation.before) {
      return answerUnkept(await selectHomework(db, caller, Number(creation.before)), 201);
    }
    const tasks = checkTasks(body.tasks, caller);
    if (Date.parse(body.dueAt) <= Date.now()) throw duePast();
    // All users share the moderator, so call it only after checking that the caller may set this homework.
    await requireSettable(db, caller, body, [
      ...new Set(tasks.flatMap(({ data }) => filesOfTask(data))),
    ]);
    await requireAcceptable(env, caller.id, { ...body, tasks });
    const set = db.execute(sql`
      with turn as (${creation.turn}), lesson as (
        select r.id, r.to_language, r.from_language, r.status from resources r
        where r.id = ${body.resourceId} and ${maySeeResource(caller)}
      ), ${chosenParts(caller, body)}, made as (
        ${insertHomework(
          {
            teacherId: sql`${caller.id}`,
            resourceId: sql`lesson.id`,
            name: sql`${body.name}`,
            instructions: sql`${body.instructions}`,
            language: sql`lesson.to_language`,
            nativeLanguage: sql`lesson.from_language`,
            passMark: sql`${body.passMark}`,
            attemptsAllowed: sql`${body.attemptsAllowed}::smallint`,
            preset: sql`${body.preset}`,
            startsAt: sql`${body.startsAt}`,
            dueAt: sql`${body.dueAt}`,
          },
          sql`from lesson, everybody, turn where lesson.status = 'final'`,
        )}
        returning id, name, language, starts_at, due_at, created_at
      ), noted as (${creation.note(sql`id::text`, sql`made`)}), set_tasks as (
        insert into homework_tasks (homework_id, position, name, source, template, skill_type, size, data)
        select made.id, t.position, t.name, t.source, t.template, t.skill_type, t.size, t.data
        from made, jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as t (position smallint, name text,
          source text, template text, skill_type text, size smallint, data jsonb)
        order by t.position
      ), set_pupils as (
        insert into pupil_homeworks (homework_id, pupil_id, seed, sort_name)
        select made.id, chosen.id, floor(random() * 4294967296)::bigint, chosen.sort_name
        from made, chosen
      ), set_rooms as (
        insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, year,
          starts_at, due_at, created_at, tasks)
        select made.id, rooms.id, ${caller.id}, made.name, made.language, rooms.year,
          made.starts_at, made.due_at, made.created_at, ${tasks.length}::smallint
        from made, rooms
      )
      select (select id from made) as id, (select status from lesson) as status, ${foundColumns}`);
    // The new homework is found by its creation time: all rows of this transaction have its start time, to
    // the column's millisecond precision.
    const made = homeworkWhere(
      db,
      caller,
      sql`h.teacher_id = ${caller.id} and h.created_at = now()::timestamptz(3)`,
    );
    const [created, read] = await db.batch([set, made]);
    const [row] = parseRows(Created, created);
    refuseUnsettable(row, body);
    // Two homeworks may have been created in one millisecond.
    const detail = read.rows.find(({ json }) => String(json.id) === row.id)?.json;
    if (row.id === null || !detail) throw createdElsewhere();
    return answerUnkept(detail, 201);
  },
);

const Settable = z.extend(Found, { status: z.nullable(z.string()) });
type Settable = z.infer<typeof Settable>;
const Created = z.extend(Settable, { id: z.nullable(z.string()) });
const Complete = z.extend(Settable, { complete: z.nullable(z.boolean()) });

/**
 * SQL: true if all these keys belong to pictures and sounds of the lesson `r`, because these files were
 * moderated or generated there.
 */
const haveFiles = (keys: readonly string[]): SQL => sql`not exists (
  select 1 from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) as wanted (key)
  where not exists (
    select 1 from resource_parts q, jsonb_path_query(q.content, '$.**.key') as shown (key)
    where q.resource_id = r.id and q.part in ('pictures', 'speech') and shown.key = wanted.key))`;

/** Throws the same errors as setting the homework, but before any expensive work starts. */
async function requireSettable(
  db: Database,
  caller: Caller,
  body: HomeworkDraft,
  files: readonly string[],
): Promise<void> {
  const result = await db.execute(sql`
    with ${chosenParts(caller, body)}, lesson as (
      select r.status, ${haveFiles(files)} as complete from resources r
      where r.id = ${body.resourceId} and ${maySeeResource(caller)}
    )
    select (select status from lesson) as status, (select complete from lesson) as complete,
      ${foundColumns}`);
  const [row] = parseRows(Complete, result);
  refuseUnsettable(row, body);
  if (row.complete) return;
  throw new ApiError(
    'conflict',
    'A picture or a sound of this lesson has changed. Choose the tasks again.',
  );
}

function refuseUnsettable<T extends Settable>(
  row: T | undefined,
  body: HomeworkDraft,
): asserts row is T {
  if (!row?.status) throw notFound('This lesson was not found.');
  if (row.status !== 'final') {
    throw new ApiError('conflict', 'Check the lesson and finalise it first.');
  }
  const refusal = missing(row, body);
  if (refusal) throw refusal;
}

function duePast(): ApiError {
  const message = 'This date has passed.';
  return new ApiError('bad_request', `dueAt: ${message}`, {
    fields: [{ field: 'dueAt', message }],
  });
}

/** A task, as stored in its row. */
interface TaskRow extends NewTask {
  position: number;
  size: number;
  skill_type: string;
}

/**
 * Returns the tasks as they are stored. Checks each task with the schema of its template and counts its
 * items. Throws 400 naming the task and the field, or 403 `plan_required` if the caller's plan does not
 * include a task's source.
 */
function checkTasks(tasks: readonly NewTask[], caller: Caller): TaskRow[] {
  return tasks.map((task, position) => {
    const feature = featureOfSource(task.source);
    if (!feature) throw refused(`tasks.${position}.source`, 'This cannot be set as homework.');
    requireFeature(caller, feature);
    const { Data, size } = templateOf(task.template);
    const data = check(Data, task.data, `tasks.${position}.data`);
    const items = size(data);
    if (items === 0) {
      throw refused(`tasks.${position}.data`, 'There is nothing to answer in this task.');
    }
    return { ...task, data, position, size: items, skill_type: task.skillType };
  });
}

const refused = (field: string, message: string) =>
  new ApiError('bad_request', `${field}: ${message}`, { fields: [{ field, message }] });

/** The text that pupils read: in a homework, including its tasks, or in a change to a homework. */
type HomeworkWords = HomeworkChange & { tasks?: readonly Pick<NewTask, 'name' | 'data'>[] };

/** The message to the teacher if a field's text is unsuitable for pupils; null if the field has no text. */
const unfitMessages: Record<Exclude<keyof HomeworkDraft, 'tasks'>, string | null> = {
  name: 'This name is not suitable for pupils. Choose another.',
  instructions: 'These instructions contain wording that is not suitable for pupils. Change it.',
  resourceId: null,
  passMark: null,
  attemptsAllowed: null,
  preset: null,
  startsAt: null,
  dueAt: null,
  classroomIds: null,
  pupilIds: null,
};

/** Text that the moderator judges as one group. */
interface JudgedGroup {
  lines: string[];
  field: string;
  /** The message to the teacher if the text is unsuitable. */
  message: string;
}

function judgedGroups({ tasks = [], ...fields }: HomeworkWords): JudgedGroup[] {
  const texts: Readonly<Record<string, unknown>> = fields;
  return [
    ...Object.entries(unfitMessages).flatMap(([field, message]) => {
      const text = texts[field];
      return message && typeof text === 'string' && text ? [{ lines: [text], field, message }] : [];
    }),
    ...tasks.map(({ name, data }, at) => ({
      lines: [name, ...wordsOfTask(data)],
      field: `tasks.${at}.data`,
      message: `The task “${name}” contains wording that is not suitable for pupils. Change it in the lesson, or leave the task out.`,
    })),
  ];
}

/** True if a change contains text that the moderator has to check. */
export const hasWords = (change: HomeworkChange): boolean => judgedGroups(change).length > 0;

/**
 * Throws unless every word of this homework is suitable for pupils. Checks all words, including those of
 * generated tasks, because a teacher may have edited them. Pupils get only moderated text, so homework cannot
 * be set while the moderator is unavailable (503).
 */
export async function requireAcceptable(
  env: HomeworkEnv,
  ownerId: string,
  words: HomeworkWords,
): Promise<void> {
  const groups = judgedGroups(words);
  if (groups.length === 0) return;
  const judged = await requestModeration(env, {
    ownerId,
    groups: groups.map(({ lines }) => lines),
  });
  if (judged === null || judged.kind === 'problem') {
    const message =
      judged?.code === 'spend_cap'
        ? judged.message
        : 'The wording can’t be checked at the moment. Please try again in a minute.';
    throw new ApiError('unavailable', message, { retryAfterSeconds: 30 });
  }
  if (judged.kind === 'fit') return;
  const { field, message } = groups[judged.group] ?? {
    field: 'name',
    message: 'This homework contains wording that is not suitable for pupils.',
  };
  throw new ApiError('not_usable', message, { fields: [{ field, message }] });
}

/**
 * Returns the verdict; null if the moderator's Worker cannot be reached or returns an unexpected response.
 */
async function requestModeration(
  env: HomeworkEnv,
  asked: JudgeWordsRequest,
): Promise<JudgedWords | null> {
  const request = { method: 'POST', body: JSON.stringify(asked) };
  try {
    const answer = await env.AI_JOBS.fetch(new Request('https://ai-jobs/judge-words', request));
    return JudgedWords.parse(await answer.json());
  } catch (error) {
    log('error', 'homework moderation failed', describeError(error));
    return null;
  }
}
