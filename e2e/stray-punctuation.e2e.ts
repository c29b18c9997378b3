import { expect, type Page } from '@playwright/test';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { openFreshLesson } from './activities/open-fresh-lesson.ts';
import { exampleTask, plantHomework } from './homework.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { manyWidths, strayPunctuation } from './stray-punctuation.ts';
import { test } from './test.ts';

test.setTimeout(120_000);

/**
 * The activities that show words as boxes, each with the text's selector and a way to show as many boxes as
 * possible.
 */
const boxed = {
  'gap-fill': {
    text: '.lesson-text',
    async prepare(page: Page) {
      await page.getByRole('combobox', { name: 'Gaps', exact: true }).selectOption('chosen');
      await expect(page.locator('.gap-word').first()).toBeVisible();
    },
  },
  /** Hidden gaps of equal width, as a class sees them. */
  'gap-fill at 95 %': {
    text: '.lesson-text',
    async prepare(page: Page) {
      await page.getByRole('slider', { name: /Words to remove/ }).press('End');
      await expect(page.locator('.gap').nth(10)).toBeVisible();
    },
  },
  'spot-the-mistakes': {
    text: '.lesson-text',
    async prepare(page: Page) {
      await expect(page.locator('.tap-word').first()).toBeVisible();
    },
  },
  dictation: {
    text: '.dictation-line',
    async prepare(page: Page) {
      await page.getByRole('button', { name: 'First letters' }).click();
      await expect(page.locator('.dictation-word').first()).toBeVisible();
    },
  },
};

const projected = [
  ['gap-fill', 'french'],
  ['gap-fill', 'japanese'],
  ['gap-fill at 95 %', 'japanese'],
  ['gap-fill at 95 %', 'mandarin'],
  ['spot-the-mistakes', 'french'],
  ['spot-the-mistakes', 'arabic'],
  ['spot-the-mistakes', 'mandarin'],
  ['dictation', 'french'],
] as const satisfies readonly (readonly [keyof typeof boxed, ExampleLanguage])[];

for (const [activity, language] of projected) {
  test(`never separates punctuation from its word on the projector: ${activity} in ${language}`, async ({
    page,
  }) => {
    const { text, prepare } = boxed[activity];
    await openFreshLesson(page, activity === 'gap-fill at 95 %' ? 'gap-fill' : activity, language);
    await prepare(page);
    const { marks, alone } = await strayPunctuation(page.locator(text).first(), manyWidths);
    expect(marks).toBeGreaterThan(100);
    expect(alone).toEqual([]);
  });
}

test('never separates punctuation from its word or cuts off the focus ring on a pupil’s phone', async ({
  page,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const context = await browser.newContext();
  const teacher = await context.newPage();
  const resourceId = await plantLesson(await enter(teacher, 'french'), 'french');
  const { id, tasks } = await plantHomework(teacher, {
    name: `Marks ${Date.now()}`,
    resourceId,
    pupilId,
    tasks: [
      exampleTask('french', 'word-class', 'TAP_OR_SELECT'),
      exampleTask('french', 'gap-fill', 'TYPE_THE_ANSWER'),
      exampleTask('french', 'gap-fill', 'DRAG_AND_DROP'),
    ],
  });
  await context.close();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const task of tasks) {
    await page.goto(`/submit_task/${id}/${task.id}`);
    const box = page.locator('.task-running :is([data-word], [data-field], [data-slot])').first();
    const text = page
      .locator('.task-running')
      .filter({ has: page.locator('[data-word], [data-field], [data-slot]') })
      .first();
    await expect(box).toBeVisible();
    const { marks, alone } = await strayPunctuation(text, manyWidths);
    expect(marks, task.template).toBeGreaterThan(100);
    expect(alone, task.template).toEqual([]);
    await page.keyboard.press('Tab');
    await box.focus();
    expect(await box.evaluate(ringCut), task.template).toEqual([]);
  }
});

test('never separates punctuation from its word on paper', async ({ page }) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'french');
  await page.goto(`/worksheet/${id}?sheets=redact`);
  const lines = page.locator('.sheet[data-part="pupil"] .sheet-text:has(.sheet-blackout)');
  await expect(lines.first()).toBeVisible({ timeout: 60_000 });
  let seen = 0;
  for (const line of await lines.all()) {
    const { marks, alone } = await strayPunctuation(line, manyWidths);
    seen += marks;
    expect(alone).toEqual([]);
  }
  expect(seen).toBeGreaterThan(500);
});

/** Returns the sides on which the surrounding text cuts off an element's focus ring. */
function ringCut(box: Element): string[] {
  const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(box);
  if (outlineStyle === 'none') return ['no ring'];
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const own = box.getBoundingClientRect();
  const edge = (box.closest('.task-running') ?? box).getBoundingClientRect();
  return [
    ...(own.top - reach < edge.top ? ['top'] : []),
    ...(own.left - reach < edge.left ? ['left'] : []),
    ...(own.right + reach > edge.right ? ['right'] : []),
    ...(own.bottom + reach > edge.bottom ? ['bottom'] : []),
  ];
}
