import { expect, type Page } from '@playwright/test';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import { waitForMail } from '#scripts/testing/local-environment.ts';
import { spoken } from './languages/look-in-language.ts';
import { expectMade } from './lessons.ts';
import { leaveTours } from './people.ts';
import { test } from './test.ts';

/**
 * A new teacher's complete journey, with lessons in three scripts. It starts with registration and ends with
 * gaps that are unchanged the next day.
 */
const lessons = [
  { language: 'French', title: 'Au marché', edit: 'Bonjour à tous !', native: 'Hello everyone!' },
  {
    language: 'Japanese',
    title: '市場で',
    edit: 'みなさん、こんにちは。',
    native: 'Hello, everyone.',
  },
  { language: 'Arabic', title: 'في السوق', edit: 'مرحبا بالجميع!', native: 'Hello everyone!' },
];
const password = 'Loom-and-weft-7';

for (const lesson of lessons) {
  test(`registers, then writes, edits and teaches a gap-fill lesson in ${lesson.language}`, async ({
    page,
  }) => {
    await register(page, `newcomer-${lesson.language.toLowerCase()}@lexiloom.test`);
    await describe(page, lesson);
    await review(page, lesson);
    const gaps = await teach(page);
    await page.reload();
    await expect(page.locator('[data-gap]').first()).toBeVisible();
    expect(await gapIds(page)).toEqual(gaps);
    await signOut(page);
  });
}

async function register(page: Page, address: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Your name').fill('Noor Newcomer');
  await page.getByLabel('E-mail address').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  const mail = await waitForMail(address, spoken(/confirm/i));
  const link = /http\S+verify-email#secret=\S+/.exec(mail.text)?.[0];
  expect(link).toBeTruthy();
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  await page.goto('/signin');
  await page.getByLabel('E-mail address or user name').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/select_resources/);
  // Dismisses the tours for new users, which have their own tests.
  await leaveTours(page);
  await page.reload();
}

async function describe(page: Page, { language, title }: { language: string; title: string }) {
  const target = page.getByRole('combobox', { name: 'To (target)' });
  await target.fill(language);
  await page.getByRole('option', { name: language }).click();
  await page.getByText('100', { exact: true }).click();
  await page.getByLabel('Resource name').fill(title);
  await page.getByLabel('What is it about?').fill('A morning at the market with friends');
  // Typed input is saved on the server before generation, so a reload restores it.
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Resource name')).toHaveValue(title);
  await expect(target).toHaveValue(new RegExp(language));
  await page.getByRole('button', { name: 'Next: review' }).click();
}

async function review(page: Page, { edit, native }: { edit: string; native: string }) {
  await expect(page).toHaveURL(/\/review\//);
  await expectMade(page);
  await page.getByRole('textbox', { name: 'Sentence 1, target language' }).fill(edit);
  await page.getByRole('textbox', { name: 'Sentence 1, native language' }).fill(native);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Sentence 1, target language' })).toHaveValue(
    withNoBreakSpaces(edit),
  );
  // The audio of the changed sentence is regenerated before the lesson is shown. Questions about its words
  // need a teacher's review.
  await expectMade(page, { ready: false });
  await page.getByRole('button', { name: 'Finalise' }).click();
  await page.getByRole('link', { name: 'Display the interactive resource' }).click();
}

async function teach(page: Page): Promise<string[]> {
  await expect(page).toHaveURL(/\/resource\//);
  await page.getByRole('button', { name: 'Gaps' }).click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reveal next' }).click();
  await expect(page.locator('[data-gap][data-shown]')).toHaveCount(1);
  await page.getByRole('slider', { name: /Words to remove/ }).press('ArrowRight');
  await expect(page.getByText('30%')).toBeVisible();
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.spoken').first()).toBeVisible();
  const kept = page.waitForResponse((r) => r.url().includes('/activities/gap-fill') && r.ok());
  await page.getByRole('button', { name: 'Other words' }).click();
  await kept;
  return gapIds(page);
}

async function gapIds(page: Page): Promise<string[]> {
  return page
    .locator('[data-gap]')
    .evaluateAll((gaps) => gaps.map((gap) => gap.getAttribute('data-gap') ?? ''));
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/private_resources/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  // Signing out reloads the landing page, which would interrupt an earlier navigation.
  await page.waitForLoadState('networkidle');
  await page.goto('/select_resources');
  await expect(page).toHaveURL(/signin/);
}
