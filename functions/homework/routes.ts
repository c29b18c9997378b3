import type { Routes } from '#functions/_base/app.ts';
import type { HomeworkEnv } from './env.ts';
import { getPupilHomework } from './get-pupil-homework.ts';
import { getPupilTask } from './get-pupil-task.ts';
import { handIn } from './hand-in.ts';
import { keepDraft } from './keep-draft.ts';
import { listHomeworks } from './list-homeworks.ts';

/** Every path of the Worker; a fixed name stands before the parameter that would swallow it. */
export const homeworkRoutes: Routes<HomeworkEnv> = {
  'GET /v1/homeworks': listHomeworks,
  'GET /v1/homeworks/:homeworkId/tasks/:taskId': getPupilTask,
  'PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft': keepDraft,
  'POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts': handIn,
  'GET /v1/pupil-homeworks/:id': getPupilHomework,
};
