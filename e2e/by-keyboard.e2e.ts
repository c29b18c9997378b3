import { expect } from '@playwright/test';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { findPersonByKeys } from './find-person-by-keys.ts';
import { pressOn, tabTo } from './hands.ts';
import { exampleTask, setAsTeacher } from './homework.ts';
import { clearLessons, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { signInByKeys } from './sign-in-by-keys.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('lets a teacher sign in, find a lesson, teach gaps and set homework by keyboard', async ({
  page,
  browser,
}) => {
  const owner = await enter(page, 'german');
  await clearLessons(owner);
  const lesson = await plantLesson(owner, 'french', { title: 'Ohne Maus' });
  const helper = await (await browser.newContext()).newPage();
  await enter(helper, 'german');
  const room = `Tastatur ${Date.now().toString(36)}`;
  const made = await callApi(helper, 'POST', '/v1/classrooms', { name: room });
  const roomId: unknown = Reflect.get(Object(made.body), 'id');
  await callApi(helper, 'POST', `/v1/classrooms/${roomId}/pupils`, { names: ['Mia Muster'] });
  await helper.context().close();

  await signInByKeys(page, 'german');
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Resources' }));
  await expect(page.getByRole('heading', { name: 'My resources' })).toBeVisible();
  // A new screen receives the focus, so the next Tab stop is in the screen and not in the header.
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Open: Ohne Maus' }));

  await expect(page).toHaveURL(new RegExp(`/resource/${lesson}`));
  await pressOn(page, page.getByRole('button', { name: 'Gaps' }));
  await pressOn(page, page.locator('[data-gap]'));
  await expect(page.locator('[data-gap]').first()).toBeFocused();

  await page.goto(`/create-homework?resource=${lesson}`);
  const source = page.getByRole('button', { name: /^Preview Key vocabulary: Matching/ });
  await pressOn(page, source);
  await pressOn(page, page.getByRole('button', { name: 'Add this task' }));
  const chosen = page.getByRole('region', { name: 'Pupils will do these in this order' });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await pressOn(page, page.getByRole('checkbox', { name: room }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Set homework' }));
  await expect(page).toHaveURL(new RegExp(`/classroom/homework/${roomId}/active`));
});

test('lets a pupil sign in, do a task and read the result by keyboard', async ({
  page,
  browser,
}) => {
  const task = exampleTask('french', 'vocab', 'TYPE_THE_ANSWER');
  const pupilId = await enter(page, 'pupil');
  const name = `Ohne Maus ${Date.now().toString(36)}`;
  await setAsTeacher(browser, pupilId, name, [task]);

  await signInByKeys(page, 'pupil');
  await pressOn(page, page.getByRole('article', { name }).getByRole('link', { name: /^Start/ }));
  await expect(page.getByText(/^Question 1 /)).toBeAttached();
  await tabTo(page, page.getByRole('textbox'));
  for (const { answers } of TypeTheAnswerData.parse(task.data).fields) {
    await page.keyboard.type(answers[0] ?? '');
    await page.keyboard.press('Enter');
  }
  await pressOn(page, page.getByRole('button', { name: 'Hand in', exact: true }));
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: /my homework/i }));
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
});

test('lets an admin sign in, find an account, cancel a suspension and sign out by keyboard', async ({
  page,
}) => {
  await signInByKeys(page, 'admin');
  await findPersonByKeys(page, 'german@lexi');

  const suspend = page.getByRole('button', { name: 'Suspend account' });
  await pressOn(page, suspend);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // The focus stays within the dialog in both directions, and returns to its previous position when the
  // dialog closes.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await question.evaluate((box) => box.contains(document.activeElement)), key).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(suspend).toBeFocused();

  const left = page.waitForEvent('load');
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }), { back: true });
  await pressOn(page, page.getByRole('button', { name: 'Logout' }));
  await left;
  await expect(page).toHaveURL(/\/$/);
});
