import { expect } from '@playwright/test';
import { expectAccessible } from '../expect-no-findings.ts';
import { test } from '../test.ts';
import { openFreshLesson } from './open-fresh-lesson.ts';

test('highlights, covers and uncovers chunks with the mouse', async ({ page }) => {
  await openFreshLesson(page, 'sentence-chunks');
  const text = page.getByRole('region', { name: 'Text' });
  await text.getByRole('button', { name: 'avec mon frère.' }).hover();
  await expect(text.getByRole('button', { name: 'with my brother.' })).toHaveAttribute(
    'data-lit',
    'true',
  );
  await page.getByLabel('Covered at the start').selectOption('native');
  await expect(text.getByRole('button', { name: 'with my brother.' })).toHaveCount(0);
  await text.getByRole('button', { name: 'avec mon frère.' }).click();
  await expect(text.getByRole('button', { name: 'with my brother.' })).toBeVisible();
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await expect(text.getByRole('button', { name: 'is open.' })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Jumbled', { exact: true }).click();
  const second = page.getByRole('group', { name: 'Chunks' }).nth(1);
  for (const chunk of ['je joue au football', 'le matin,', 'avec mon frère']) {
    await second.getByRole('button', { name: chunk, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('✗ Not yet: 1 of 3 in place')).toBeVisible();
  await page
    .getByRole('button', { name: 'le matin, not in its place' })
    .dragTo(page.getByRole('button', { name: 'je joue au football not in its place' }));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('✓ Right')).toBeVisible();
  await expect(page.getByText('1 of 8 sentences right')).toBeVisible();
  // The teacher can accept another order that is also correct in the language.
  const first = page.getByRole('group', { name: 'Chunks' }).first().getByRole('button');
  for (let left = await first.count(); left > 0; left -= 1) await first.first().click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'This order is right too' }).click();
  await expect(page.getByText('2 of 8 sentences right')).toBeVisible();
  await expectAccessible(page);
});

test('lets the teacher revoke an order accepted by mistake, after a reload or with a reset', async ({
  page,
}) => {
  await openFreshLesson(page, 'sentence-chunks');
  const accept = page.getByRole('button', { name: 'This order is right too' });
  const undo = page.getByRole('button', { name: 'Undo accepting this order' });
  const layAndCheck = async () => {
    const chunks = page.getByRole('group', { name: 'Chunks' });
    await expect(chunks).toHaveCount(8);
    const jumbled = chunks.first().getByRole('button');
    for (let left = await jumbled.count(); left > 0; left -= 1) await jumbled.first().click();
    await page.getByRole('button', { name: 'Check' }).click();
  };
  const right = (count: number) =>
    expect(page.getByText(`${count} of 8 sentences right`)).toBeVisible();
  await page.getByText('Jumbled', { exact: true }).click();
  await layAndCheck();
  await accept.click();
  await right(1);
  await page.reload();
  await layAndCheck();
  await expect(page.getByText('✓ Right: this order is accepted')).toBeVisible();
  await expectAccessible(page);
  await undo.press('Enter');
  await expect(page.getByText(/✗ Not yet/)).toBeVisible();
  await right(0);
  await page.reload();
  await layAndCheck();
  await expect(undo).toHaveCount(0);

  await accept.click();
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByText('Jumbled', { exact: true }).click();
  await layAndCheck();
  await expect(page.getByText(/✗ Not yet/)).toBeVisible();
});

test('builds a jumbled sentence with the keyboard alone', async ({ page }) => {
  await openFreshLesson(page, 'sentence-chunks');
  const text = page.getByRole('region', { name: 'Text' });
  await text.locator('[data-step]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveText("qu'est-ce que tu fais");
  await page.getByRole('radio', { name: 'See the chunks' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Your sentence' })).toHaveCount(8);

  // Places all chunks in the order of the cards, then sorts them with Shift and the arrow keys.
  await page.getByRole('group', { name: 'Chunks' }).first().getByRole('button').first().focus();
  for (let card = 0; card < 3; card += 1) await page.keyboard.press('Enter');
  const line = page.getByRole('group', { name: 'Your sentence' }).first();
  await expect(line.getByRole('button')).toHaveCount(3);
  for (const chunk of ["qu'est-ce que tu fais", 'salut Tom,']) {
    await line.getByRole('button', { name: chunk, exact: true }).focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  }
  await expect(line).toContainText(/salut Tom,.*qu'est-ce que tu fais.*samedi/);
  await page.getByRole('button', { name: 'Check' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('✓ Right')).toBeVisible();
});

test('keeps the direction of Arabic and Japanese chunks', async ({ page }) => {
  for (const language of ['arabic', 'japanese'] as const) {
    await openFreshLesson(page, 'sentence-chunks', language);
    const text = page.getByRole('region', { name: 'Text' });
    await expect(text.locator('[data-step]').first()).toBeVisible();
    const dir = await text
      .locator('[data-side=target]')
      .first()
      .evaluate((e) => getComputedStyle(e).direction);
    expect(dir).toBe(language === 'arabic' ? 'rtl' : 'ltr');
    await expectAccessible(page);
  }
});
