import type { Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { plantLesson } from '../lessons.ts';
import { callApi, enter } from '../people.ts';

/** Opens an activity over a fresh lesson that has everything, chunks in its text included. */
export async function openFreshLesson(
  page: Page,
  activity: string,
  language: ExampleLanguage = 'french',
): Promise<string> {
  const owner = await enter(page, 'teacher');
  // An earlier test's settings would be this teacher's defaults.
  await callApi(page, 'PUT', '/v1/me/display', defaultDisplay);
  const id = await plantLesson(owner, language, { text: exampleMaterials[language].text });
  await page.goto(`/resource/${id}#${activity}`);
  return id;
}

/** Presses Tab until this is focused: everything has to be within reach of the keyboard. */
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
