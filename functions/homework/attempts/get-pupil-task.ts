import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { operation } from '#functions/http/operation.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { HomeworkEnv } from '../routes.ts';
import { lastRight } from './handed-in.ts';
import { pupilNames } from './pupil-names.ts';
import { attemptsLeft, PupilTaskParams, selectPupilTask } from './select-pupil-task.ts';

/**
 * `GET /v1/homeworks/:homeworkId/tasks/:taskId`: one task of the pupil's own homework, without the right
 * answers.
 */
export const getPupilTask = operation<HomeworkEnv, PupilTaskParams>(
  { may: ['PUPIL'], params: PupilTaskParams },
  async ({ params, db, caller, env }): Promise<PupilTask> => {
    const facts = await selectPupilTask(db, params, caller);
    const { homework, task, draft } = facts;
    const { Submitted, forPupil, rename } = templateOf(task.template);
    const names = pupilNames(env.SESSION_SECRET, {
      pupilHomeworkId: facts.pupilHomeworkId,
      taskId: task.id,
    });
    const left = attemptsLeft(homework.attemptsAllowed, facts.attempts);
    const kept = Submitted.safeParse(draft?.submitted);
    return {
      pupilHomeworkId: facts.pupilHomeworkId,
      homeworkId: homework.id,
      homeworkName: homework.name,
      instructions: homework.instructions,
      dueAt: homework.dueAt,
      passMark: homework.passMark,
      language: homework.language,
      nativeLanguage: homework.nativeLanguage,
      task: {
        id: task.id,
        taskName: task.name,
        template: task.template,
        skillType: task.skillType,
        forPupil: forPupil(task.data, names),
      },
      draft:
        draft && kept.success ? { ...draft, submitted: rename.toPupil(kept.data, names) } : null,
      lastVersion: Math.max(draft?.version ?? 0, facts.handedInVersion),
      attempts: facts.attempts,
      attemptsLeft: left,
      lastRight: lastRight(task, facts.last, { attemptsLeft: left, names }),
      nextTaskId: facts.nextTaskId,
    };
  },
);
