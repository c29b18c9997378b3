import { expect, type Page } from '@playwright/test';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { activityNames } from '#lessons/activities/menu.ts';
import { printedQuestions } from '#lessons/questions/sheets.ts';
import { plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

const every = [...activityNames, ...printedQuestions].join(',');

interface Pdf {
  pages: number;
  /** The page boxes, in points. */
  boxes: string[];
}

/** Prints the page in its current state to PDF and parses the result. */
async function printed(page: Page): Promise<Pdf> {
  const bytes = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...bytes.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) => box.trim());
  return { pages: [...bytes.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length, boxes };
}

/** Returns the CSS rule that sets the paper size for printing. */
const paperRule = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      .join(),
  );

/** Opens a lesson's worksheets and waits until they are rendered. */
async function openSheets(page: Page, id: string, query: string): Promise<void> {
  await page.goto(`/worksheet/${id}?${query}`);
  await expect(page.locator('.sheet').first()).toBeVisible({ timeout: 60_000 });
}

test('prints every sheet on A4 and on Letter in three scripts', async ({ page }) => {
  const owner = await enter(page, 'teacher');
  for (const language of ['french', 'arabic', 'japanese'] as const) {
    const id = await plantLesson(owner, language);
    await openSheets(page, id, `sheets=${every}&paper=a4`);
    const pupils = page.locator('.sheet[data-part="pupil"]');
    expect(await pupils.count()).toBeGreaterThan(printedQuestions.length);
    // No element is wider than the paper, because the printer would cut it off.
    const wider = await page
      .locator('.paper')
      .evaluateAll((papers) =>
        papers.flatMap((paper) =>
          paper.scrollWidth > paper.clientWidth + 1 ? [paper.textContent] : [],
        ),
      );
    expect(wider, language).toEqual([]);

    const a4 = await printed(page);
    expect(a4.pages).toBeGreaterThanOrEqual(await page.locator('.paper').count());
    for (const box of a4.boxes) expect(box).toMatch(/^0 0 59[45](\.\d+)? 84[12](\.\d+)?$/);

    await page.getByText('US Letter').click();
    await expect(page).toHaveURL(/paper=letter/);
    await expect.poll(() => paperRule(page)).toContain('215.9mm');
    const letter = await printed(page);
    for (const box of letter.boxes) expect(box).toMatch(/^0 0 61[12](\.\d+)? 79[12](\.\d+)?$/);
  }
});

test('fits a few lines of a last page onto the previous page, but only if that saves a page', async ({
  page,
}) => {
  const id = await plantLesson(await enter(page, 'teacher'), 'french');
  const papers = page.locator('.paper');
  let found = '';
  for (const size of [13, 14, 16, 18, 22]) {
    for (const spacing of [1.5, 2, 2.5]) {
      if (found) continue;
      const query = `sheets=gap-fill&key=0&size=${size}&spacing=${spacing}`;
      await openSheets(page, id, `${query}&fit=0`);
      const pages = await papers.first().evaluate((paper) => {
        const high = paper.firstElementChild?.getBoundingClientRect().height ?? 0;
        return (high / paper.getBoundingClientRect().width) * (210 / 267);
      });
      if (pages > 1 && pages % 1 > 0.02 && pages % 1 < 0.1) found = query;
    }
  }
  expect(found).not.toBe('');
  await openSheets(page, id, `${found}&fit=0`);
  const loose = await printed(page);
  await page.getByText('Fit to the page', { exact: true }).click();
  await expect(page).not.toHaveURL(/fit=0/);
  // The URL changes before the sheets do, so the test waits for the sheets.
  await expect(papers.first()).toHaveAttribute('style', /--sheet-share: 0/);
  expect((await printed(page)).pages).toBe(loose.pages - 1);
});

test('starts the key on its own page and leaves no answer on the pupils’ pages', async ({
  page,
}) => {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, 'french');
  await openSheets(page, id, 'sheets=comprehension&text=0');
  const key = page.locator('.sheet[data-part="key"]');
  const answers = await key.locator('.sheet-text').allTextContents();
  expect(answers.length).toBeGreaterThan(2);
  const pupils = (await page.locator('.sheet[data-part="pupil"]').textContent()) ?? '';
  for (const answer of answers) expect(pupils).not.toContain(answer.replace(/^\d+\./, ''));
  const withKey = await printed(page);

  await page.getByRole('switch', { name: 'Answer key' }).press('Space');
  await expect(key).toHaveCount(0);
  const without = await printed(page);
  expect(withKey.pages).toBe(without.pages + 1);
});

test('labels versions A and B, and puts the same questions in a different order', async ({
  page,
}) => {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, 'french');
  await openSheets(page, id, 'sheets=statement&text=0');
  await page.getByRole('switch', { name: 'Versions A and B' }).press('Space');
  const sheets = page.locator('.sheet[data-part="pupil"]');
  await expect(sheets).toHaveCount(2);
  const [a = '', b = ''] = await sheets.allTextContents();
  expect(a).toContain('Version A');
  expect(b).toContain('Version B');
  expect(b.replace('Version B', '')).not.toBe(a.replace('Version A', ''));
  expect([...b].sort().join('')).toBe([...a.replace('Version A', 'Version B')].sort().join(''));
  // The choice is in the URL, so a reload shows the same sheets.
  await page.reload();
  await expect(sheets).toHaveCount(2);
  expect(await sheets.allTextContents()).toEqual([a, b]);
});

test('prints the same gaps as on the projector', async ({ page }) => {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, 'french');
  await page.goto(`/resource/${id}#gap-fill`);
  await page.getByRole('slider', { name: /Words to remove/ }).press('ArrowRight');
  const bank = page.getByRole('region', { name: 'Word bank' });
  await expect(bank).toBeVisible();
  const words = await page.locator('.gap').count();
  await page.getByRole('link', { name: 'Print worksheets' }).click();
  await expect(page.getByRole('heading', { name: 'Fill the gaps', exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.locator('.sheet[data-part="pupil"] .sheet-gap')).toHaveCount(words);
});

test('opens both print URLs with and without a resource, and rejects users whose plan does not include printing', async ({
  page,
}) => {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, 'french', { title: 'Le samedi' });
  await page.goto('/vocab-print');
  await page.getByRole('searchbox', { name: 'Search' }).fill('samedi');
  await page
    .getByRole('link', { name: /Le samedi/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Key vocabulary', exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`/vocab-context-print?id=${id}`);
  await expect(
    page.getByRole('heading', { name: 'Vocabulary in context', exact: true }),
  ).toBeVisible({ timeout: 60_000 });
  expect((await printed(page)).pages).toBe(2);

  await page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    const [head, body = '', sign] = token.split('.');
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    claims.UserInfo.privilege = [];
    claims.UserInfo.accessType = 'DEFAULT';
    localStorage.setItem('token', [head, btoa(JSON.stringify(claims)), sign].join('.'));
  });
  // Blocks API responses to check what the page shows before they arrive. The server would correct the edited
  // token.
  await page.route('**/api/**', () => undefined);
  await page.goto(`/vocab-print?id=${id}`);
  await expect(
    page.getByRole('heading', { name: 'Your plan does not include this' }),
  ).toBeVisible();
});

test('keeps a teacher’s pictures in proportion and within their cells', async ({ page }) => {
  const sizes = [
    { width: 900, height: 600 },
    { width: 600, height: 900 },
    { width: 700, height: 700 },
    { width: 40, height: 900 },
  ];
  const owner = await enter(page, 'teacher');
  await page.goto('/vocab-print');
  const files = await page.evaluate(
    (all) =>
      all.map(({ width, height }) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('This browser draws nothing.');
        pen.fillStyle = 'lightblue';
        pen.fillRect(0, 0, width, height);
        pen.fillStyle = 'crimson';
        pen.arc(width / 2, height / 2, Math.min(width, height) / 2, 0, 7);
        pen.fill();
        return canvas.toDataURL('image/png').replace(/^.*,/, '');
      }),
    sizes,
  );
  await page.route('**/v1/media/picture-*', (route) => {
    const at = Number(route.request().url().at(-1));
    return route.fulfill({
      contentType: 'image/png',
      body: Buffer.from(files[at] ?? '', 'base64'),
    });
  });
  for (const language of ['french', 'arabic'] as const) {
    const words = exampleMaterials[language].vocabulary.slice(0, sizes.length);
    const content = Object.fromEntries(
      words.map(({ id, target, native }, at) => [
        id,
        { key: `picture-${at}`, alt: native, word: target },
      ]),
    );
    const id = await plantLesson(owner, language, {}, [
      { part: 'pictures', status: 'ready', content },
    ]);
    for (const address of [`/worksheet/${id}?sheets=vocab`, `/vocab-print?id=${id}`]) {
      await page.goto(address);
      const pictures = page.locator('.sheet-picture');
      await expect(pictures).toHaveCount(sizes.length, { timeout: 60_000 });
      await expect
        .poll(() => pictures.evaluateAll((all) => all.every((one) => Reflect.get(one, 'complete'))))
        .toBe(true);
      const drawn = await pictures.evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
          const cell = one.closest('td')?.getBoundingClientRect() ?? new DOMRect();
          const inside =
            left >= cell.left && right <= cell.right && top >= cell.top && bottom <= cell.bottom;
          return { width, height, inside };
        }),
      );
      drawn.forEach(({ width, height, inside }, at) => {
        const { width: fullWidth, height: fullHeight } = sizes[at] ?? { width: 0, height: 1 };
        expect(inside, `${address}, picture ${at}`).toBe(true);
        expect(width / height).toBeCloseTo(fullWidth / fullHeight, 1);
        // The picture is larger than two centimetres.
        expect(Math.max(width, height)).toBeGreaterThan(75);
      });
    }
  }
});

test('saves Word, table and Anki files under the lesson’s name', async ({ page }) => {
  const owner = await enter(page, 'teacher');
  const id = await plantLesson(owner, 'arabic', { title: 'في المسبح' });
  await openSheets(page, id, `sheets=${every}`);
  for (const [button, ending] of [
    ['Word file', 'docx'],
    ['Table (CSV)', 'csv'],
    ['Anki cards', 'txt'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`في المسبح.${ending}`);
    const file = await download.createReadStream();
    let size = 0;
    for await (const piece of file) size += (piece as Buffer).length;
    expect(size, ending).toBeGreaterThan(300);
  }
});
