import type { Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { plantLesson } from '../lessons.ts';
import { callApi, enter } from '../people.ts';

/** Opens an activity of a new lesson that has all parts, including chunks in its text. */
export async function openFreshLesson(
  page: Page,
  activity: string,
  language: ExampleLanguage = 'french',
): Promise<string> {
  const owner = await enter(page, 'teacher');
  // Resets the display, because settings saved by an earlier test would be this teacher's defaults.
  await callApi(page, 'PUT', '/v1/me/display', defaultDisplay);
  const id = await plantLesson(owner, language, { text: exampleMaterials[language].text });
  await page.goto(`/resource/${id}#${activity}`);
  return id;
}

/**
 * Presses Tab until the element that matches `selector` has the focus, because all controls must be reachable
 * by keyboard.
 */
export async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted),
      selector,
    );
    if (there) return;
  }
  throw new Error(`Tab did not reach ${selector}.`);
}
