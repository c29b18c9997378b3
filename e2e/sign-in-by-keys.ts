import { expect, type Page } from '@playwright/test';
import { tabTo } from './hands.ts';
import { demoPassword, enter, type Person, people } from './people.ts';

/** Signs in through the form by keyboard alone. All tours are stored as seen. Returns the person's id. */
export async function signInByKeys(page: Page, person: Person): Promise<string> {
  const id = await enter(page, person);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/signin');
  await tabTo(page, page.getByLabel('E-mail address or user name'));
  await page.keyboard.type(people[person]);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeAttached();
  return id;
}
