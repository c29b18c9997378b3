import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { expectNoFindings } from './expect-no-findings.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

test('finds a guide by keyboard without an account', async ({ page }) => {
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1, name: 'User Guides' })).toBeVisible();
  await expectNoFindings(page, 'all guides');
  await page.getByRole('searchbox', { name: 'Search all guides' }).focus();
  await page.keyboard.type('accept this');
  const first = page.getByRole('search').getByRole('link').first();
  await expect(first).toContainText('Marking, and “Accept this too”');
  await expect(first.locator('mark').first()).toHaveText('Accept');
  await expectNoFindings(page, 'a search in the guides');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/marking-and-accept-this-too$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Marking/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Marking, and “Accept this too”/);
  await expectNoFindings(page, 'a guide');
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reading results' })).toBeVisible();
});

test('links to steps 1-7, opens a written page and returns 404 for an unknown page', async ({
  page,
}) => {
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement');
  await expectNoFindings(page, 'a written page');
  const answer = page.waitForResponse(/\/content\/pages\/page\/no-such-page/);
  await page.goto('/no-such-page');
  // The 404 status tells programs that the page does not exist. The browser renders the screen without
  // waiting for this status.
  expect((await page.request.get('/no-such-page')).status()).toBe(404);
  expect((await answer).status()).toBe(404);
  expect((await page.request.get('/accessibility')).status()).toBe(200);
  expect((await page.request.get('/guides/no-such-guide')).status()).toBe(404);
  await expect(page.getByText('This thread leads nowhere')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await enter(page, 'teacher');
  // Wide enough for the link to stay in the row beside the name of the writer, which appears later.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/account_setting');
  const link = page.getByRole('link', { name: 'User Guides' });
  await expect(link).toHaveAttribute('target', '_blank');
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Steps 1-7 of choosing your resource options',
  );
  await expect(page.getByRole('heading', { level: 2, name: /^[1-7]\. / })).toHaveCount(7);
});

test('links to both documents as PDFs in the footer, and from the logo to the user’s home', async ({
  page,
}) => {
  await page.goto('/accessibility');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/© \d{4} Lexiloom Languages/);
  for (const name of ['Privacy Policy', 'Data Sharing Agreement']) {
    const address = await footer.getByRole('link', { name }).getAttribute('href');
    const document = await page.request.get(address ?? '');
    expect(document.headers()['content-type']).toContain('application/pdf');
    const body = await document.body();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(body.length).toBeGreaterThan(20_000);
  }
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toHaveAttribute('href', '/');
  await enter(page, 'teacher');
  await page.goto('/account_setting');
  await expect(logo).toHaveAttribute('href', '/select_resources');
});

test('lets an admin edit, preview, publish and restore a page while readers see the published text', async ({
  page,
  browser,
}) => {
  const reader = await browser.newPage();
  const title = reader.getByRole('heading', { level: 1 });
  const run = Date.now().toString(36);
  await enter(page, 'admin');
  await page.goto('/written_pages');
  await page.getByRole('button', { name: 'Write a new page' }).click();
  await page.getByLabel('Title').fill(`Quiet lessons ${run}`);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quiet lessons ${run}`);
  const address = `/guides/quiet-lessons-${run}`;

  // The preview shows the formatted text. HTML in the text appears as plain text.
  const text = page.getByLabel('Text (Markdown)');
  await text.fill('## First\n\nRead **slowly**. <script>document.title = "bad"</script>');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'First' })).toBeVisible();
  await expect(preview.getByText('<script>')).toBeVisible();
  await expectNoFindings(page, 'a page that is written');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await reader.goto(address);
  await expect(title).toHaveText('This thread leads nowhere');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1', { exact: false }).first()).toBeVisible();
  await reader.goto(address);
  await expect(title).toHaveText(`Quiet lessons ${run}`);
  await expect(reader.getByText('slowly')).toBeVisible();

  await text.fill('## Second');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Restore version 2' })).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'Second' })).toBeVisible();

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(text).toHaveValue(/slowly/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Restore version 3' })).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByText('slowly')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Not published')).toBeVisible();
  await reader.goto(address);
  await expect(title).toHaveText('This thread leads nowhere');
});

test('keeps the text of both admins when they edit the same page', async ({ page }) => {
  await enter(page, 'admin');
  const run = Date.now().toString(36);
  const made = await callApi(page, 'POST', '/v1/content/editing', {
    ...{ kind: 'guide', language: 'en', slug: `two-hands-${run}`, title: `Two hands ${run}` },
  });
  const path = `/v1/content/editing/${Reflect.get(Object(made.body), 'id')}`;
  await page.goto(path.replace('/v1/content/editing', '/written_pages'));
  const text = page.getByLabel('Text (Markdown)');
  await text.fill('## Mine');

  // Another admin saves first, twice.
  const publish = async (body: string) => {
    const { content, revision } = Object((await callApi(page, 'GET', path)).body);
    const json = { revision, content: { ...content, body } };
    expect((await callApi(page, 'POST', `${path}/publish`, json)).status).toBe(200);
  };
  await publish('## Theirs');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Someone else has changed this page in the meantime.')).toBeVisible();
  await expectNoFindings(page, 'a page that two admins write');
  await expect(text).toHaveValue('## Mine');
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText('Someone else has changed')).toBeHidden();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await expect(text).toHaveValue('## Mine');

  await publish('## Theirs again');
  await text.fill('## Mine again');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Use their version' }).click();
  await expect(text).toHaveValue('## Theirs again');
});

test('shows a recording to members and a friendly explanation to a trial teacher', async ({
  page,
}) => {
  const address = '/webinars/homework-that-marks-itself';
  await enter(page, 'admin');
  await page.goto('/written_pages');
  await page.getByRole('link', { name: /^Homework marked automatically/ }).click();
  await page.getByLabel('Address').fill('https://video.example.org/homework');
  await page
    .getByLabel('Subtitles (WebVTT)')
    .fill('WEBVTT\n\n00:01.000 --> 00:04.000\nThree tasks for one evening.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Page published.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByText('This recording is for members')).toBeVisible();
  await enter(page, 'teacher');
  await page.goto('/webinars');
  await expectNoFindings(page, 'webinars');
  await page.getByRole('link', { name: /^Homework marked automatically/ }).click();
  const watch = page.getByRole('link', { name: 'Watch the recording' });
  await expect(watch).toHaveAttribute('href', 'https://video.example.org/homework');
  await page.getByText('Read the transcript').click();
  await expect(page.getByText('Three tasks for one evening.')).toBeVisible();
  await expectNoFindings(page, 'a recording');

  await enter(page, 'trial');
  const answer = page.waitForResponse(/homework-that-marks-itself\/recording/);
  await page.goto(address);
  expect((await answer).status()).toBe(403);
  await expect(page.getByText('Your plan does not include this recording')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect(page.getByText('video.example.org')).toHaveCount(0);
  await expectNoFindings(page, 'a recording for members');
});

test('uploads a video in parts and rejects a file that is not a video', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/written_pages');
  await page.getByRole('link', { name: 'Texts that run the other way' }).click();
  const file = page.getByLabel('Video to upload');
  const film = (head: string, size: number) => {
    const buffer = Buffer.alloc(size, 7);
    buffer.write(head, 'latin1');
    return { name: 'film.mp4', mimeType: 'video/mp4', buffer };
  };
  await file.setInputFiles(film('\0\0\0\x14ftypqt  ', 100));
  await expect(page.getByText('Use an MP4 or WebM video.')).toBeVisible();
  await file.setInputFiles(film('\0\0\0\x20ftypisom', 11_000_000));
  await expect(page.getByText('Video uploaded.')).toBeVisible();
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue(/^[0-9a-f]{64}$/);
  await expectNoFindings(page, 'a page with a film');
  const stored = await page.request.get(`/api/v1/media/${await address.inputValue()}`);
  expect(stored.headers()).toMatchObject({
    ...{ 'content-type': 'video/mp4', 'content-length': '11000000' },
  });
  // Restores the page, because other tests read it.
  await address.fill('');
});

test('signs a teacher up for a webinar, offers the calendar file and cancels the sign-up', async ({
  page,
}) => {
  await openDatabase(localEnvironment().databaseUrl).execute(sql`
    insert into content_pages (id, kind, slug, title, summary, body, plain, starts_at, minutes,
      published_at)
    values ('e2e-sign-up', 'webinar', 'e2e-sign-up', 'Sign up here', 'A test.', '', '',
      now() + interval '3 days', 45, now())
    on conflict do nothing`);
  await page.goto('/webinars/e2e-sign-up');
  await expect(page.getByRole('link', { name: 'Sign in to sign up' })).toBeVisible();
  await enter(page, 'teacher');
  await page.goto('/webinars');
  const signUp = page.getByRole('button', { name: 'Sign up: Sign up here' });
  const takeBack = page.getByRole('button', { name: 'Cancel my sign-up: Sign up here' });
  await signUp.focus();
  await page.keyboard.press('Enter');
  await expect(takeBack).toBeFocused();
  await expect(page.getByText('You are signed up.')).toBeVisible();
  await expectNoFindings(page, 'webinars with a sign-up');
  await page.getByRole('link', { name: 'Sign up here', exact: true }).click();
  await expect(takeBack).toBeVisible();
  await expectNoFindings(page, 'a webinar with a sign-up');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Sign up here.ics');
  await takeBack.click();
  await expect(signUp).toBeVisible();
  await expect(page.getByText('You are signed up.')).toBeHidden();
});
