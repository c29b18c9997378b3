import { expect, type Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import type { ActivityName } from '#lessons/activities/menu.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { plantLesson } from '../lessons.ts';
import { enter } from '../people.ts';

/** Opens a game in a new lesson of this teacher. The lesson has all parts, including chunks. */
export async function openGame(
  page: Page,
  name: ActivityName,
  language: ExampleLanguage = 'french',
): Promise<void> {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, language, { text: exampleMaterials[language].text });
  await page.goto(`/resource/${id}#${name}`);
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible({
    // Loading may be slow on a busy machine. This test does not check load times.
    timeout: 60_000,
  });
}
