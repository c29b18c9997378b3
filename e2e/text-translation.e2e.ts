import { expect } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { demoPassword, enter, people } from './people.ts';
import { test } from './test.ts';

test('opens the teaching view at /text_translation for teachers and admins, with its tour', async ({
  page,
}) => {
  const owner = await enter(page, 'trial');
  await clearLessons(owner);
  const id = await plantLesson(owner, 'french');
  const address = `/text_translation/${id}?tour=text_translation`;
  await page.goto(address);
  await expect(page.getByText('je joue au football')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Fill the gaps' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Gaps', exact: true }).click();
  await expect(page).toHaveURL(`/text_translation/${id}#gap-fill`);
  await page.context().clearCookies();
  await enter(page, 'admin');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'À la piscine' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Activities' })).toBeVisible();
});

test('redirects signed-out visitors to sign-in and back, and pupils to their home page', async ({
  page,
}) => {
  const owner = await enter(page, 'trial');
  await clearLessons(owner);
  const id = await plantLesson(owner, 'french', { visibility: 'PUBLIC' });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto(`/text_translation/${id}?tour=text_translation`);
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByLabel('E-mail address or user name').fill(people.trial);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/text_translation/${id}\\?tour=text_translation$`));
  await expect(page.getByText('je joue au football')).toBeVisible();

  await page.context().clearCookies();
  await enter(page, 'pupil');
  await page.goto(`/text_translation/${id}`);
  await expect(page).toHaveURL(/\/pupil\/home$/);
});
