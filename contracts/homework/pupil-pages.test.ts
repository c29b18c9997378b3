import { expect, test } from 'vitest';
import { pupilPageAt } from './pupil-pages.ts';

test.each([
  ['/pupil/home', '/pupil/home', {}],
  ['/pupil/home/', '/pupil/home', {}],
  ['/Pupil/Home', '/pupil/home', {}],
  ['/submit_task/7/12', '/submit_task/:homeworkId/:taskId', { homeworkId: '7', taskId: '12' }],
  ['/submit_task/x/%2e', '/submit_task/:homeworkId/:taskId', { homeworkId: 'x', taskId: '%2e' }],
  ['/pupil/result', '/pupil/result/:pupilHomeworkId?', { pupilHomeworkId: undefined }],
  ['/pupil/result/7', '/pupil/result/:pupilHomeworkId?', { pupilHomeworkId: '7' }],
  ['/pupil/result/tasks/12', '/pupil/result/tasks/:taskId', { taskId: '12' }],
])('finds the page of %s', (pathname, path, params) => {
  expect(pupilPageAt(pathname)).toMatchObject({ path, params });
});

test.each([
  '/',
  '/pupil',
  '/pupil/nothing',
  '/pupil/home/more',
  '/pupil/result/tasks/12/more',
  '/submit_task',
  '/submit_task/7',
  '/submit_task/7/12/1',
  '/pupilhome',
  '/x/pupil/home',
])('leaves %s to the rest of the site', (pathname) => {
  expect(pupilPageAt(pathname)).toBeNull();
});
