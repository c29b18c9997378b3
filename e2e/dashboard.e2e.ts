import { expect } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await clearLessons(await enter(page, 'french'));
  await page.goto('/select_resources');
});

test('saves a draft after every change, keeps it offline and restores it after a reload', async ({
  page,
  context,
}) => {
  const name = page.getByLabel('Resource name');
  await name.fill('La montagne');
  await page.getByText('250', { exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('La montagne');
  await expect(page.getByRole('radio', { name: '250' })).toBeChecked();

  await context.setOffline(true);
  await name.fill('La montagne en hiver');
  await expect(page.getByText(/Your draft is on this device/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(name).toHaveValue('La montagne en hiver');

  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(name).toHaveValue('');
  await page.goto('/private_resources');
  await expect(page.getByRole('heading', { name: 'La montagne en hiver' })).toBeVisible();
});

test('turns a list pasted from a spreadsheet into pairs and reports an incomplete pair', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('la neige\tthe snow\nle ski\n');
  await expect(page.getByText('Found: 2 words')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 words' }).click();
  await expect(page.getByLabel('Word 1, native language')).toHaveValue('the snow');
  await expect(page.getByLabel('Word 2, target language')).toHaveValue('le ski');
  await page.getByLabel('Resource name').fill('La neige');
  await page.getByLabel('What is it about?').fill('A day in the snow');
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByText('Add the English for word 2.')).toBeVisible();
  await expect(page).toHaveURL(/select_resources/);
});

test('improves a topic with AI and restores the original on request', async ({ page }) => {
  const topic = page.getByLabel('What is it about?');
  const improve = page.getByRole('button', { name: 'Improve my prompt' });
  await expect(improve).toBeDisabled();
  await topic.fill('a day in the snow');
  await improve.click();
  await expect(topic).toHaveValue(/^A day in the snow\. Two friends/);
  await expect(page.getByText('Read it through, and change what you like.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use my version' }).click();
  await expect(topic).toHaveValue('a day in the snow');
});

test('allows the default tense and the default detail only alone, and resets both when the language changes', async ({
  page,
}) => {
  const tenses = page.getByRole('group', { name: 'Tenses' });
  const details = page.getByRole('group', { name: 'Details' });
  const variety = tenses.getByRole('checkbox').last();
  const none = details.getByRole('checkbox').last();
  const press = (box: typeof variety) => box.press('Space');
  await expect(variety).toBeChecked();
  await press(tenses.getByRole('checkbox', { name: 'Present' }));
  await press(tenses.getByRole('checkbox', { name: 'Imperfect' }));
  await expect(variety).not.toBeChecked();
  await press(tenses.getByRole('checkbox', { name: 'Imperfect' }));
  await expect(tenses.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await press(variety);
  await expect(tenses.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await press(variety);
  await expect(variety).toBeChecked();
  await press(details.getByRole('checkbox').first());
  await expect(none).not.toBeChecked();
  await press(tenses.getByRole('checkbox', { name: 'Present' }));

  // Scrolling the field into view closes an open list, so the test retries until the list stays open.
  await expect(async () => {
    const target = page.getByRole('combobox', { name: 'To (target)' });
    await target.fill('Span');
    await target.fill('Spanish');
    await page.getByRole('option', { name: 'Spanish' }).click({ timeout: 1_000 });
  }).toPass();
  await expect(variety).toBeChecked();
  await expect(none).toBeChecked();
  await expect(tenses.getByRole('checkbox', { name: 'Preterite' })).toBeVisible();
});

test('suggests a name based on the topic until the teacher enters a name', async ({ page }) => {
  const name = page.getByLabel('Resource name');
  const topic = page.getByLabel('What is it about?');
  await topic.fill('a day in the snow. They build a snowman.');
  await topic.blur();
  await expect(name).toHaveValue('A day in the snow');
  await topic.fill('a day at the lake');
  await topic.blur();
  await expect(name).toHaveValue('A day at the lake');
  await name.fill('Unité 3');
  await topic.fill('a night on the ship');
  await topic.blur();
  await expect(name).toHaveValue('Unité 3');
});

test('copies the settings of the last lesson on any device', async ({ page }) => {
  await page.getByRole('button', { name: 'Same as last time' }).click();
  await expect(page.getByText(/You have no earlier lesson yet/)).toBeVisible();
  await plantLesson(await enter(page, 'french'), 'arabic');
  await page.goto('/select_resources?new');
  await page.getByLabel('What is it about?').fill('The desert');
  await page.getByRole('button', { name: 'Same as last time' }).click();
  await expect(page.getByRole('combobox', { name: 'To (target)' })).toHaveValue(/Arabic/);
  await expect(page.getByRole('radio', { name: 'Dialogue with 2 speakers' })).toBeChecked();
  await expect(page.getByLabel('What is it about?')).toHaveValue('The desert');
});
