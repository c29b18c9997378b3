import type { ComponentType } from 'react';
import type { PupilPath } from '#contracts/homework/pupil-pages.ts';
import SubmitTask from './doing/SubmitTask.tsx';

/**
 * Loads the script of each page's screen. The first script requests a task itself, so that it need not wait for
 * the screen. The build writes the files of the screens into the page's head, which preloads those of the page
 * that is opened (`vite.config.ts`).
 */
export const screenScripts: Record<PupilPath, () => Promise<{ default: ComponentType }>> = {
  '/pupil/home': () => import('./home/PupilHome.tsx'),
  '/submit_task/:homeworkId/:taskId': async () => ({ default: SubmitTask }),
  '/pupil/result/tasks/:taskId': () => import('./results/TaskResult.tsx'),
  '/pupil/result/:pupilHomeworkId?': () => import('./results/PupilResult.tsx'),
};
