import type { ComponentType } from 'react';
import type { PupilPath } from '#contracts/homework/pupil-pages.ts';
import SubmitTask from './doing/SubmitTask.tsx';

/**
 * Loads the script of each page's screen. The screen of a task is part of the first script, because a task is
 * what pupils wait for. The build writes the files of the others into the page's head, which preloads those
 * of the page that is opened (`vite.config.ts`).
 */
export const screenScripts: Record<PupilPath, () => Promise<{ default: ComponentType }>> = {
  '/pupil/home': () => import('./home/PupilHome.tsx'),
  '/submit_task/:homeworkId/:taskId': async () => ({ default: SubmitTask }),
  '/pupil/result/tasks/:taskId': () => import('./results/TaskResult.tsx'),
  '/pupil/result/:pupilHomeworkId?': () => import('./results/PupilResult.tsx'),
};
