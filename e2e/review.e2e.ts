import { expect, type Page } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

let id: string;
let owner: string;
test.beforeEach(async ({ page }) => {
  owner = await enter(page, 'trial');
  await clearLessons(owner);
  id = await plantLesson(owner, 'french', { status: 'review' });
});

const openReview = async (page: Page) => {
  await page.goto(`/review/${id}`);
  await expect(page.getByRole('textbox', { name: 'Sentence 1, target language' })).toBeVisible();
};

test('plays a voice before it is chosen and regenerates only this speaker’s audio', async ({
  page,
}) => {
  await openReview(page);
  await page.getByText('AI voice', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate sound' }).click();
  await expect(page.getByRole('button', { name: 'Listen to Léa' })).toBeEnabled({
    timeout: 60_000,
  });
  const clips = () => clipsOf(page);
  const before = await clips();

  await page.getByRole('button', { name: /Change voice.*Tom/ }).click();
  const dialog = page.getByRole('dialog', { name: 'A voice for Tom' });
  const heard = page.waitForResponse((answer) => answer.url().includes('/voice-sample'));
  await dialog.getByRole('button', { name: 'Listen to Ballad' }).click();
  const sample = await (await heard).json();
  await expect(dialog.getByRole('button', { name: 'Stop Ballad' })).toBeVisible();
  await dialog.getByRole('radio', { name: /Ballad/ }).check();
  await dialog.getByRole('button', { name: 'Use this voice' }).click();
  await expect.poll(async () => (await clips()).s2, { timeout: 60_000 }).toBe(sample.key);
  const after = await clips();
  expect(after.s1).toBe(before.s1);
  expect(after.s4).not.toBe(before.s4);
});

async function clipsOf(page: Page): Promise<Record<string, string>> {
  const { body } = await callApi(page, 'GET', `/v1/resources/${id}`);
  const parts: { part: string; content?: { clips?: Record<string, { key: string }> } }[] =
    typeof body === 'object' && body ? Reflect.get(body, 'parts') : [];
  const clips = parts.find(({ part }) => part === 'speech')?.content?.clips ?? {};
  return Object.fromEntries(Object.entries(clips).map(([sentence, { key }]) => [sentence, key]));
}

for (const [making, words] of [
  [['speech'], 'Generating audio - check back in 1-2 minutes'],
  [['speech', 'pictures'], 'Generating images and audio - check back in 1-2 minutes'],
] as const) {
  test(`announces the generation of ${making.join(' and ')} and keeps the screen usable`, async ({
    page,
  }) => {
    // When the resource is loaded, it contains the progress of its parts. Later updates come from the
    // progress endpoint. The test changes both responses.
    await page.route(new RegExp(`/v1/resources/${id}(/progress)?$`), async (route) => {
      const answer = await route.fetch();
      const found = await answer.json();
      const parts = making.map((part) => ({ ...found.parts[0], part, status: 'running' }));
      await route.fulfill({ json: { ...found, parts: [...found.parts, ...parts] } });
    });
    await openReview(page);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Finalise' }).click();
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Display the interactive resource' }),
    ).toBeVisible();
  });
}

test('explains, in the part linked from the list of parts, that pictures need key vocabulary', async ({
  page,
}) => {
  const noWords = { content: { items: [] } };
  const stored = await callApi(page, 'PUT', `/v1/resources/${id}/parts/vocab`, noWords);
  expect(stored.status, JSON.stringify(stored.body)).toBe(200);
  await callApi(page, 'PUT', `/v1/resources/${id}/parts/pictures`, { content: {} });
  await openReview(page);
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.locator('#part-pictures')).toBeInViewport();
  await expect(page.getByText('Pictures belong to key vocabulary words')).toBeVisible();
});

test('corrects a word and keeps the correction', async ({ page }) => {
  await openReview(page);
  await page.getByRole('button', { name: /^Show.*Words and meanings/ }).click();
  await page.getByRole('button', { name: 'football', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'football' });
  await dialog.getByRole('button', { name: /Word class/ }).click();
  await page.getByRole('option', { name: 'Nouns', exact: true }).click();
  await dialog.getByLabel('Dictionary form').fill('le football');
  await dialog.getByLabel('Meaning in English').fill('football');
  await dialog.getByRole('button', { name: 'Save this word' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /^Show.*Words and meanings/ }).click();
  await page.getByRole('button', { name: 'football', exact: true }).click();
  await expect(dialog.getByLabel('Dictionary form')).toHaveValue('le football');
  await expect(dialog.getByRole('button', { name: /Word class/ })).toContainText('Nouns');
});

test('offers to save an edited part when the teacher leaves', async ({ page }) => {
  await openReview(page);
  const phrase = page.locator('#part-phrase');
  await phrase.getByRole('button', { name: /^Edit/ }).click();
  const field = phrase.getByRole('textbox').nth(1);
  await expect(field).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).click();
  await expect(page).toHaveURL(/private_resources/);

  await openReview(page);
  await phrase.getByRole('button', { name: /^Edit/ }).click();
  await field.fill('what are you up to');
  await page.getByRole('link', { name: 'Resources', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Your last changes are not saved' });
  await expect(question).toContainText('Find the phrase');
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/private_resources/);
  await openReview(page);
  await phrase.getByRole('button', { name: /^Edit/ }).click();
  await expect(field).toHaveValue('what are you up to');
});

test('shows both versions when two tabs change a sentence, and keeps the chosen version', async ({
  page,
  context,
}) => {
  await openReview(page);
  const other = await context.newPage();
  await openReview(other);
  const first = (tab: Page) => tab.getByRole('textbox', { name: 'Sentence 1, target language' });
  await first(other).fill('Bonjour Tom !');
  await other.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(other.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

  await first(page).fill('Coucou Tom !');
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await refused;
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bonjour Tom !');
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expect(question).toHaveCount(0);
  await other.reload();
  await expect(first(other)).toHaveValue('Coucou Tom\u00a0!');
});

test('keeps the typed text when two tabs change a part, and saves the chosen version', async ({
  page,
  context,
}) => {
  const fieldOf = (tab: Page) => tab.locator('#part-phrase').getByRole('textbox').nth(1);
  const openEditor = async (tab: Page) => {
    await openReview(tab);
    await tab.locator('#part-phrase').getByRole('button', { name: /^Edit/ }).click();
    await expect(fieldOf(tab)).toBeVisible();
  };
  const save = (tab: Page) =>
    tab.locator('#part-phrase').getByRole('button', { name: 'Save changes' }).click();
  await openEditor(page);
  const other = await context.newPage();
  await openEditor(other);
  await fieldOf(page).fill('what are you up to');
  await fieldOf(other).fill('what are you doing on Saturday');
  await save(other);
  await expect(fieldOf(other)).toHaveCount(0);

  // When this tab reloads the data, the editor keeps the typed text.
  await page.getByLabel('Resource name').fill('Saturday at the pool');
  await page.getByLabel('Resource name').press('Enter');
  const part = page.locator('#part-phrase');
  await expect(part.getByText('Another tab or a colleague saved this part')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('what are you up to');

  await save(page);
  const question = page.getByRole('alertdialog', { name: /This part was changed somewhere else/ });
  const theirs = question.getByRole('region', { name: 'The other version' });
  await expect(theirs).toContainText('what are you doing on Saturday');
  await expect(question.getByRole('region', { name: 'Yours' })).toContainText('what are you up to');
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expect(fieldOf(page)).toHaveCount(0);
  await openEditor(other);
  await expect(fieldOf(other)).toHaveValue('what are you up to');
});

test('asks only about sentences that both tabs changed, and discards unsaved edits', async ({
  page,
  context,
}) => {
  const field = (tab: Page, at: number, side: 'target' | 'native') =>
    tab.getByRole('textbox', { name: `Sentence ${at}, ${side} language` });
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save changes' }).first();
  await openReview(page);
  const other = await context.newPage();
  await openReview(other);
  const second = await field(page, 2, 'target').inputValue();
  await field(other, 1, 'native').fill('Good day, Tom!');
  await field(other, 3, 'native').fill('Saved in the other tab.');
  await save(other).click();
  await expect(save(other)).toHaveCount(0);

  await field(page, 1, 'native').fill('Hello Tom!');
  await field(page, 2, 'native').fill('Edited in this tab.');
  // Unsaved edits survive a reload, and so does the version that they are based on.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 1, 'native')).toHaveValue('Hello Tom!');
  const question = page.getByRole('alertdialog');
  await save(page).click();
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await expect(question.locator('mark')).toHaveText(['Hello', 'Good day,']);
  await question.getByRole('button', { name: 'Use the other version' }).click();
  await expect(field(page, 1, 'native')).toHaveValue('Good day, Tom!');
  await expect(field(page, 3, 'native')).toHaveValue('Saved in the other tab.');
  await expect(page.getByText('1 sentence changed')).toBeVisible();
  await save(page).click();
  await expect(save(page)).toHaveCount(0);

  await field(other, 1, 'native').fill('Good evening, Tom!');
  await save(other).click();
  await expect(save(other)).toHaveCount(0);
  await expect(field(other, 2, 'native')).toHaveValue('Edited in this tab.');

  await field(other, 2, 'target').fill('À quoi bon ?');
  await other.getByRole('link', { name: 'Resources', exact: true }).click();
  await other.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(other).toHaveURL(/private_resources/);
  await openReview(other);
  await expect(field(other, 2, 'target')).toHaveValue(second);
  await expect(save(other)).toHaveCount(0);
});

test('keeps typed text and the cursor while a new sentence is being saved', async ({ page }) => {
  await openReview(page);
  await page.route('**/text', async (route) => {
    const answer = await route.fetch();
    await new Promise((done) => setTimeout(done, 1000));
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Add a sentence' }).click();
  const field = (side: string) =>
    page.getByRole('textbox', { name: `Sentence 9, ${side} language` });
  await field('target').fill('Bonjour.');
  await field('native').fill('Hello.');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/text'));
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await field('native').press('End');
  await field('native').pressSequentially(' And good morning.', { delay: 100 });
  await saved;
  await expect(field('native')).toHaveValue('Hello. And good morning.');
  await expect(field('native')).toBeFocused();
  await expect(page.getByText('1 sentence changed')).toBeVisible();
});
