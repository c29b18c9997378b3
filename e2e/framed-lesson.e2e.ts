import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { LocalSecrets } from '#scripts/world/local-secrets.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

/**
 * Ports of two sites: `RESOURCE_FRAME_ANCESTORS` in playwright.config.ts lists the first but not the second.
 */
const listed = 4321;
const other = 4322;

/** Opens a site that shows a lesson in a frame. Requests for the lesson contain `secret`. */
async function showFrame(page: Page, port: number, lesson: string, secret: string): Promise<void> {
  await page.unrouteAll();
  await page.route(lesson, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-lexiloom-bypass': secret } }),
  );
  await page.goto(`http://localhost:${port}/`);
}

test('shows a private lesson in a frame only on a listed site with the bypass secret', async ({
  page,
  baseURL,
}) => {
  const id = await plantLesson(await enter(page, 'trial'), 'french', { title: 'In a frame' });
  await page.context().clearCookies();
  const file = join(process.env.LEXILOOM_E2E_DATA ?? '', 'secrets.json');
  const secret = LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8'))).RESOURCE_BYPASS_SECRET;
  const lesson = `${baseURL}/resource/${id}`;
  const headers = { 'x-lexiloom-bypass': secret };
  const policy = (await page.request.get(lesson, { headers })).headers()['content-security-policy'];
  expect(policy).toContain(`frame-ancestors http://localhost:${listed};`);

  const sites = [listed, other].map((port) =>
    createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end(`<title>A school</title><iframe title="Lesson" src="${lesson}"></iframe>`);
    }).listen(port),
  );
  const framed = page.frameLocator('iframe').getByRole('navigation', { name: 'Activities' });
  await showFrame(page, listed, lesson, secret);
  await expect(framed).toBeVisible();

  for (const [port, sent] of [
    [other, secret],
    [listed, 'not the secret'],
  ] as const) {
    const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
    await showFrame(page, port, lesson, sent);
    await refused;
    await expect(framed).toHaveCount(0);
  }
  for (const site of sites) site.close();
});
