import type * as z from 'zod/mini';
import { AcceptAnswer } from '#contracts/homework/homework-results.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';
import { TaskParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { markAgain } from './mark-again.ts';

/** Maximum number of accepted answers per item. With more, the question would no longer test anything. */
const maxAccepted = 50;

/**
 * `POST /v1/homeworks/:id/tasks/:taskId/accepted`: accepts an answer. From now on, every identical answer to
 * the item is right, including answers already handed in. Returns `{changed}`, the number of attempts whose
 * score changed. Idempotent. 400 unless the task has typed answers that are marked by rules.
 */
export const acceptAnswer = operation<HomeworkEnv, z.infer<typeof TaskParams>, never, AcceptAnswer>(
  { may: teachers, params: TaskParams, body: AcceptAnswer },
  async ({ params: { id, taskId }, body, db, caller }) => {
    const { itemId } = body;
    const answer = body.answer.normalize('NFC');
    const changed = await markAgain(db, caller, {
      ...{ homeworkId: id, taskId, itemId, answer },
      action: 'accept',
      change: ({ template, data, accepted }) => {
        const field =
          template === 'TYPE_THE_ANSWER'
            ? taskTemplates[template].Data.parse(data).fields.find((each) => each.id === itemId)
            : undefined;
        if (!field || field.review) throw notTyped();
        const before = accepted[itemId] ?? [];
        if (before.includes(answer)) return accepted;
        if (before.length >= maxAccepted) {
          throw new ApiError(
            'conflict',
            `At most ${maxAccepted} other answers can be accepted here.`,
          );
        }
        return { ...accepted, [itemId]: [...before, answer] };
      },
    });
    return { changed };
  },
);

function notTyped(): ApiError {
  const message = 'Only typed answers that are marked automatically can be accepted.';
  return new ApiError('bad_request', `itemId: ${message}`, {
    fields: [{ field: 'itemId', message }],
  });
}
