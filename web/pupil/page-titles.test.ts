import { expect, test } from 'vitest';
import type { PupilPath } from '#contracts/homework/pupil-pages.ts';
import { pupilPageTitle } from './page-titles.ts';

const titles: Readonly<Record<PupilPath, string>> = {
  '/pupil/home': 'Home',
  '/submit_task/:homeworkId/:taskId': 'Homework',
  '/pupil/result/tasks/:taskId': 'Result',
  '/pupil/result/:pupilHomeworkId?': 'Results',
};

test.each(Object.entries(titles) as [PupilPath, string][])(
  'gives the tab of %s the title %s',
  (path, title) => expect(pupilPageTitle(path)).toBe(title),
);
