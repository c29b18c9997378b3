import { expect } from '@playwright/test';
import { openDatabase } from '#db/client.ts';
import { promptEdits, prompts } from '#db/schema/resources.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { findPersonByKeys } from '../find-person-by-keys.ts';
import { pressOn, tabTo } from '../hands.ts';
import { clearLessons } from '../lessons.ts';
import { enter } from '../people.ts';
import { signInByKeys } from '../sign-in-by-keys.ts';
import { test } from '../test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('a teacher without a mouse: signs in, has a lesson written, corrects it, finalises it and teaches it', async ({
  page,
}) => {
  await clearLessons(await enter(page, 'german'));
  await signInByKeys(page, 'german');
  await expect(page.getByLabel('Resource name')).toBeVisible();
  await tabTo(page, page.getByLabel('To (target)').and(page.locator('input')));
  await page.keyboard.type('French');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Resource name'));
  await page.keyboard.type('Sans souris');
  await tabTo(page, page.getByLabel('What is it about?'));
  await page.keyboard.type('A morning at the market with friends');
  await pressOn(page, page.getByRole('button', { name: 'Next: review' }));

  await expect(page.getByText('Everything is ready')).toBeVisible({ timeout: 120_000 });
  const first = page.getByRole('textbox', { name: 'Sentence 1, native language' });
  await tabTo(page, first);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hello everyone!');
  await pressOn(page, page.getByRole('button', { name: /^Save/ }));
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByText('Everything is ready')).toBeVisible({ timeout: 120_000 });
  await pressOn(page, page.getByRole('button', { name: 'Finalise' }));
  await pressOn(page, page.getByRole('link', { name: 'Display the interactive resource' }));

  await expect(page).toHaveURL(/\/resource\//);
  await pressOn(page, page.getByRole('button', { name: 'Gaps' }));
  await pressOn(page, page.locator('[data-gap]'));
  await expect(page.locator('[data-gap][data-shown]')).toHaveCount(1);
  await tabTo(page, page.getByRole('slider', { name: /Words to remove/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('30%')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Questions', exact: true }));
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Back' }));
  await expect(page).toHaveURL(/private_resources/);
  await expect(page.getByRole('link', { name: 'Open: Sans souris' })).toBeVisible();
});

test('an admin without a mouse: signs in, words a prompt, publishes it, takes it back and finds a user', async ({
  page,
}) => {
  const database = openDatabase(localEnvironment().databaseUrl);
  await database.delete(prompts);
  await database.delete(promptEdits);
  await signInByKeys(page, 'admin');
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Prompts' }));
  await pressOn(page, page.getByRole('link', { name: 'Questions and activities' }));
  await pressOn(page, page.getByRole('link', { name: 'Find the phrase' }));
  const field = page.getByLabel(/^Prompt/);
  await expect(field).toHaveValue(/^Choose \{\{count\}\} phrases/);
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Prefer phrases about food.');
  await pressOn(page, page.getByRole('button', { name: 'Save as draft' }));
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Publish …' }));
  await pressOn(
    page,
    page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }),
  );
  await expect(page.getByText('Version 1 is live')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Preview' }), { back: true });
  await page.keyboard.press('End');
  await pressOn(page, page.getByRole('button', { name: 'Roll back: Default wording' }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }));
  await expect(field).not.toHaveValue(/food/);

  await findPersonByKeys(page, 'german@lexi');
});
