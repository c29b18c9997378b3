import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LocalSecrets } from '#scripts/world/local-secrets.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';

/** The site that playwright.config.ts lists in `RESOURCE_FRAME_ANCESTORS`, and one that it does not. */
const listed = 'http://localhost:4321';
const other = 'http://localhost:4322';

/** Opens a site that shows a lesson in a frame; its server asks for the page with this secret. */
async function showFrame(page: Page, site: string, lesson: string, secret: string): Promise<void> {
  await page.unrouteAll();
  await page.route(`${site}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe title="Lesson" src="${lesson}">` }),
  );
  await page.route(lesson, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-lexiloom-bypass': secret } }),
  );
  await page.goto(`${site}/`);
}

test('a listed site shows a private lesson in a frame with the bypass secret, and nobody else does', async ({
  page,
  baseURL = '',
}) => {
  const id = await plantLesson(await enter(page, 'trial'), 'french', { title: 'In a frame' });
  await page.context().clearCookies();
  const file = join(process.env.LEXILOOM_E2E_DATA ?? '', 'secrets.json');
  const secret = LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8'))).RESOURCE_BYPASS_SECRET;
  const lesson = `${baseURL}/resource/${id}`;
  const framed = page.frameLocator('iframe').getByRole('navigation', { name: 'Activities' });
  await showFrame(page, listed, lesson, secret);
  await expect(framed).toBeVisible();

  for (const [site, sent] of [
    [other, secret],
    [listed, 'not the secret'],
  ] as const) {
    const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
    await showFrame(page, site, lesson, sent);
    await refused;
    await expect(framed).toHaveCount(0);
  }
});
