import { expect, test } from 'vitest';
import { taskTemplateHeader } from '#contracts/homework/task-template-header.ts';
import { createTaskTemplates } from './task-templates.ts';
import { answering, gatewayOf, world } from './testing/gateway-world.ts';

const task = (template: string) =>
  Response.json({}, { headers: { [taskTemplateHeader]: template } });

test('remembers the template of a task for its page', () => {
  const templates = createTaskTemplates();
  templates.note('/api/v1/homeworks/7/tasks/12', task('MATCHING'));
  expect(templates.at('/submit_task/7/12')).toBe('MATCHING');
  expect(templates.at('/submit_task/7/12/')).toBe('MATCHING');
  expect(templates.at('/submit_task/7/1')).toBeUndefined();
  expect(templates.at('/pupil/home')).toBeUndefined();
});

test.each([
  ['/api/v1/homeworks/7/tasks/12', 'a"b'],
  ['/api/v1/homeworks/7/tasks/12', ''],
  ['/api/v1/homeworks/7/tasks/12/draft', 'MATCHING'],
  ['/api/v1/homeworks', 'MATCHING'],
])('notes nothing from %s with the template "%s"', (pathname, template) => {
  const templates = createTaskTemplates();
  templates.note(pathname, task(template));
  expect(templates.at('/submit_task/7/12')).toBeUndefined();
});

test('forgets the task that was opened longest ago', () => {
  const templates = createTaskTemplates(2);
  for (const id of [1, 2, 1, 3]) {
    templates.note(`/api/v1/homeworks/7/tasks/${id}`, task('MATCHING'));
  }
  expect([1, 2, 3].map((id) => templates.at(`/submit_task/7/${id}`))).toEqual([
    'MATCHING',
    undefined,
    'MATCHING',
  ]);
});

test('tells the page of a task that somebody has opened which template it has', async () => {
  const gateway = gatewayOf();
  const env = world({ HOMEWORK: answering(() => task('MATCHING')) });
  const open = async () =>
    gateway.fetch(new Request('https://lexiloom.example/submit_task/7/12'), env);
  expect(await (await open()).text()).toBe('<html>pupil</html>');
  await gateway.fetch(new Request('https://lexiloom.example/api/v1/homeworks/7/tasks/12'), env);
  const page = await open();
  expect(await page.text()).toBe('<html data-template="MATCHING">pupil</html>');
  expect(page.headers.get('etag')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain('sha256-pupil=');
});
