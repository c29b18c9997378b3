import type * as z from 'zod/mini';
import { AcceptAnswer } from '#contracts/homework/homework-results.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { TaskParams } from '../homework.ts';
import type { HomeworkEnv } from '../routes.ts';
import { markAgain } from './mark-again.ts';

/**
 * `DELETE /v1/homeworks/:id/tasks/:taskId/accepted`: withdraws an accepted answer, and marks identical
 * answers again as if it had never been accepted. Returns `{changed}`, the number of attempts whose score
 * changed, which is 0 if the answer was not accepted.
 */
export const undoAccepted = operation<HomeworkEnv, z.infer<typeof TaskParams>, never, AcceptAnswer>(
  { may: teachers, params: TaskParams, body: AcceptAnswer },
  async ({ params: { id, taskId }, body, db, caller }) => {
    const { itemId } = body;
    const answer = body.answer.normalize('NFC');
    const changed = await markAgain(db, caller, {
      ...{ homeworkId: id, taskId, itemId, answer },
      action: 'undo',
      change: ({ accepted }) => {
        const { [itemId]: before = [], ...others } = accepted;
        if (!before.includes(answer)) return accepted;
        const left = before.filter((each) => each !== answer);
        return left.length > 0 ? { ...others, [itemId]: left } : others;
      },
    });
    return { changed };
  },
);
