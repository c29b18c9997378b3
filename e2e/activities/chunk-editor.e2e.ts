import { expect, type Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { checkChunks } from '#lessons/questions/guidance.ts';
import { expectAccessible } from '../expect-no-findings.ts';
import { plantLesson } from '../lessons.ts';
import { callApi, enter } from '../people.ts';
import { test } from '../test.ts';

/** Opens the chunk editor of a new lesson. Returns the lesson's id. */
async function openEditor(page: Page, language: ExampleLanguage = 'french'): Promise<string> {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, language, {
    status: 'review',
    text: exampleMaterials[language].text,
  });
  await page.goto(`/review/${id}`);
  await page.getByRole('button', { name: 'Edit Sentence chunks' }).click();
  await expect(field(page, 's2.0.target')).not.toHaveValue('');
  return id;
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

test('moves words, splits and merges chunks, and undoes all changes, by keyboard', async ({
  page,
}) => {
  const id = await openEditor(page);
  await field(page, 's2.1.target').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(field(page, 's2.1.target')).toHaveValue('je joue au');
  await expect(field(page, 's2.2.target')).toHaveValue('football avec mon frère.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 's2.1.target')).toHaveValue('je joue au football');

  await field(page, 's2.1.target').focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 'je joue'.length; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+Enter');
  await expect(field(page, 's2.1.target')).toHaveValue('je joue');
  await expect(field(page, 's2.1.native')).toHaveValue('I play');
  await expect(field(page, 's2.2.target')).toBeFocused();
  await expect(field(page, 's2.2.native')).toHaveValue('football');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveCount(0);
  const { body } = await callApi(page, 'GET', `/v1/resources/${id}`);
  expect(JSON.stringify(body)).toContain('"target":"je joue"');
});

test('does not save a chunk without its partner, and links to each affected sentence', async ({
  page,
}) => {
  await openEditor(page);
  await field(page, 's3.1.native').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const note = page.getByRole('alert');
  await expect(note).toContainText(checkChunks);
  await expectAccessible(page);
  await note.getByRole('button', { name: /^Sentence 3/ }).click();
  await expect(field(page, 's3.1.native')).toBeFocused();
  await page.keyboard.type('to the market');
  await expect(note).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(save).toHaveCount(0);
});

test('does not split a one-word chunk, and shows the reason until the next change', async ({
  page,
}) => {
  await openEditor(page, 'mandarin');
  const one = field(page, 's2.1.target');
  await expect(one).toHaveValue('我');
  const fields = page.locator('[data-field]');
  const before = await fields.count();
  await one.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+Enter');
  const why = page.getByText('There is nothing to split: “我” is one word.');
  await expect(why).toBeVisible();
  await expect(one).toBeFocused();
  await expect(fields).toHaveCount(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.type('们');
  await expect(why).toHaveCount(0);
});

test('aligns an empty chunk with its partner and reports the empty chunk once', async ({
  page,
}) => {
  await openEditor(page);
  const [empty, partner] = [field(page, 's2.0.target'), field(page, 's2.0.native')];
  const level = async () => {
    const tops = await Promise.all(
      [
        empty,
        partner,
        page.getByRole('button', {
          name: 'Sentence 2, chunk 1: first French word to the previous chunk',
        }),
      ].map(async (part) => {
        const box = await part.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
      }),
    );
    expect(new Set(tops).size, tops.join(', ')).toBe(1);
  };
  await level();
  await empty.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(empty).toHaveValue('');
  await expect(empty).toHaveAttribute('aria-invalid', 'true');
  await level();
  const told = page.locator('[data-sentence="s2"] li');
  await expect(told.filter({ hasText: /empty|no word|no translation|“”|""/ })).toHaveText([
    '“In the morning,” has no translation. Fill in both sides.',
  ]);
  await expectAccessible(page);
});
