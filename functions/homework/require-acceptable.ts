import { JudgedWords, type JudgeWordsRequest } from '#contracts/ai-jobs/judged-words.ts';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import { wordsOfTask } from '#contracts/homework/words-of-task.ts';
import { ApiError } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { HomeworkEnv } from './env.ts';

/**
 * Throws unless every word of this homework may stand before pupils, whoever wrote it: the model, or a
 * teacher who changed the text afterwards. Nothing goes to pupils unread: while the moderator is away
 * homework cannot be set (503).
 */
export async function requireAcceptable(
  env: HomeworkEnv,
  ownerId: string,
  name: string,
  tasks: readonly Pick<NewTask, 'name' | 'data'>[] = [],
): Promise<void> {
  const asked: JudgeWordsRequest = {
    ownerId,
    groups: [[name], ...tasks.map((task) => [task.name, ...wordsOfTask(task.data)])],
  };
  const judged = await requestModeration(env, asked);
  if (judged === null || judged.kind === 'problem') {
    const message =
      judged?.code === 'spend_cap'
        ? judged.message
        : 'The wording cannot be checked just now. Please try again in a minute.';
    throw new ApiError('unavailable', message, { retryAfterSeconds: 30 });
  }
  if (judged.kind === 'unfit') throw unfit(judged.group, tasks);
}

/** The verdict; null when the Worker of the moderator cannot be reached or answers something else. */
async function requestModeration(
  env: HomeworkEnv,
  asked: JudgeWordsRequest,
): Promise<JudgedWords | null> {
  const request = { method: 'POST', body: JSON.stringify(asked) };
  try {
    const answer = await env.AI_JOBS.fetch(new Request('https://ai-jobs/judge-words', request));
    return JudgedWords.parse(await answer.json());
  } catch (error) {
    log('error', 'the wording of homework could not be judged', describeError(error));
    return null;
  }
}

/** Says where the wording stands, at its place on the screen. */
function unfit(group: number, tasks: readonly Pick<NewTask, 'name'>[]): ApiError {
  const task = tasks[group - 1];
  const message = task
    ? `The task “${task.name}” contains wording that is not suitable for pupils. Change it in the lesson, or leave the task out.`
    : 'This name is not suitable for pupils. Choose another.';
  const field = task ? `tasks.${group - 1}.data` : 'name';
  return new ApiError('not_usable', message, { fields: [{ field, message }] });
}
