import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import { expectFits } from './expect-fits.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter, openPupil } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

const phone = { width: 390, height: 844 };

/** The French words for these English words in the seeded lesson. */
const words = { market: 'le marché', morning: 'le matin', open: 'ouvert' };

/** Goes through the steps of the task and types the answer to each English word. */
async function type(page: Page, answers: Readonly<Record<string, string>>) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.locator('[data-field]').first()).toBeVisible();
  for (;;) {
    const field = page.locator('[data-field]:not([readonly])').first();
    if (await field.isVisible()) {
      const asked = await page.locator('main').innerText();
      const [, answer] = Object.entries(answers).find(([word]) => asked.includes(word)) ?? [];
      if (answer === undefined) throw new Error(`Nobody knows the answer: ${asked}`);
      await field.fill(answer);
    }
    if (!(await next.isVisible())) return;
    await next.click();
  }
}

test('sets homework with three chosen words, and repeats only the word that the pupil answered wrongly', async ({
  page,
  browser,
}) => {
  const lesson = await plantLesson(await enter(page, 'teacher'), 'french', { title: 'Trois mots' });
  const className = `Chosen ${Date.now().toString(36)}`;
  const made = await callApi(page, 'POST', '/v1/classrooms', { name: className, language: 'fr' });
  const { id } = z.object({ id: z.string() }).parse(made.body);
  const pupils = await callApi(page, 'POST', `/v1/classrooms/${id}/pupils`, {
    names: ['Chosen Sample'],
  });
  const [card] = z.array(LoginCard).length(1).parse(pupils.body);
  if (!card) throw new Error('There is no pupil.');

  // The teacher selects three of the eight words.
  await page.goto(`/create-homework?resource=${lesson}`);
  await page.getByRole('button', { name: /^Preview Key vocabulary: Type the answer/ }).click();
  await page.getByRole('button', { name: 'Add this task' }).click();
  const which = page.getByRole('region', { name: 'Which items' });
  await expect(which.getByLabel('How many items')).toHaveValue('8');
  await which.getByText('Choose which').click();
  await which.getByRole('button', { name: 'None' }).click();
  await expect(which.getByRole('alert')).toBeVisible();
  await expectNoFindings(page, 'no item chosen');
  for (const word of Object.values(words))
    await which.getByRole('checkbox', { name: word }).check();
  await expect(which.getByLabel('How many items')).toHaveValue('3');
  await page.reload();
  await expect(page.getByText('1, with 3 items')).toBeVisible();
  await page.getByLabel('Name of the homework').fill('Three of the words');
  await page.getByText(className).click();
  await page.getByRole('button', { name: 'Set homework' }).click();
  await expect(page).toHaveURL(new RegExp(`/classroom/homework/${id}/`));

  // The pupil answers two of the words correctly.
  const pupil = await openPupil(browser, card, phone);
  await pupil.emulateMedia({ reducedMotion: 'reduce' });
  await pupil.goto('/pupil/home');
  await expect(pupil.getByText('3 questions')).toBeVisible();
  await pupil.getByRole('link', { name: /^Start/ }).click();
  const answers = { 'the market': words.market, 'the morning': words.morning, open: 'la mer' };
  await type(pupil, answers);
  await pupil.getByRole('button', { name: 'Hand in' }).last().click();
  await expect(pupil.getByText(/67%/).first()).toBeVisible();
  await expectFits(pupil, 'two of three');

  // Items that were answered correctly are already filled in, so the pupil need not answer them again.
  await pupil.getByRole('button', { name: 'Just the wrong ones' }).click();
  await expect(pupil.locator('[data-field]:not([readonly], [disabled])')).toHaveCount(1);
  await expectFits(pupil, 'only the wrong one');
  await expectNoFindings(pupil, 'only the wrong one');
  await type(pupil, { open: words.open });
  await pupil.getByRole('button', { name: 'Hand in' }).last().click();
  await expect(pupil.getByText(/100%/).first()).toBeVisible();
});
