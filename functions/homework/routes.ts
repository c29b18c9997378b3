import type { Routes } from '#functions/_base/app.ts';
import type { HomeworkEnv } from './env.ts';
import { listHomeworks } from './list-homeworks.ts';

/** Every path of the Worker; a fixed name stands before the parameter that would swallow it. */
export const homeworkRoutes: Routes<HomeworkEnv> = {
  'GET /v1/homeworks': listHomeworks,
};
