import { expect, test } from 'vitest';
import { reportedPath } from './text-at.ts';

test.each([
  ['/', '/'],
  ['/classrooms/view', '/classrooms/view'],
  ['/resource/demoFrMarche', '/resource/demoFrMarche'],
  ['/submit_task/12/345', '/submit_task/12/345'],
  [
    '/docs/steps-1-7-of-choosing-your-resource-options',
    '/docs/steps-1-7-of-choosing-your-resource-options',
  ],
  ['/newpassword/Zm9vYmFyYmF6cXV4Zm9vYmFy', '/newpassword/…'],
  ['/invitation/0123456789abcdef0123456789abcdef', '/invitation/…'],
])('reports the path %s as %s, without a secret', (path, reported) => {
  expect(reportedPath(path)).toBe(reported);
});
