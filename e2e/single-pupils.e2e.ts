import { expect } from '@playwright/test';
import { expectNoFindings } from './expect-no-findings.ts';
import { exampleTask, plantHomework } from './homework.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

test('lists homework for a single pupil separately, shows its results and removes it', async ({
  page,
}) => {
  const teacher = await enter(page, 'teacher');
  const resourceId = await plantLesson(teacher, 'french', { title: 'Samedi' });
  const mark = Date.now().toString(36);
  const room = await callApi(page, 'POST', '/v1/classrooms', { name: `Club ${mark}` });
  const made = await callApi(
    page,
    'POST',
    `/v1/classrooms/${Reflect.get(Object(room.body), 'id')}/pupils`,
    { names: ['Solo Sample'] },
  );
  const [pupil] = made.body as { id: string }[];
  const name = `Catching up ${mark}`;
  await plantHomework(page, {
    ...{ name, resourceId, pupilId: pupil?.id ?? '' },
    tasks: [exampleTask('french', 'vocab', 'MATCHING')],
  });

  await page.goto('/homework-result');
  await page.getByRole('link', { name: 'Individual pupils' }).click();
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('1 pupil', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'homework of single pupils');

  // The results include every pupil who has the homework. Only classes have a view over time.
  await line.getByRole('link', { name: /^Results of/ }).click();
  await expect(page.getByText('Every pupil')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solo Sample' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Over time' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Item by item' }).click();
  await expect(page.getByText('Nobody has handed in this task yet')).toBeVisible();
  await expectNoFindings(page, 'results of single pupils');

  // Returns to the list and removes the homework there.
  await page.getByRole('link', { name: 'All homework' }).click();
  await line.getByRole('button', { name: `More for ${name} for 1 pupil` }).click();
  await page.getByRole('menuitem', { name: 'Remove homework' }).click();
  await page.getByRole('button', { name: 'Remove for everyone' }).click();
  await expect(page.getByText(`“${name}” was removed.`)).toBeVisible();
  await expect(line).toHaveCount(0);
});
