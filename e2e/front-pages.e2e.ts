import { expect, type Page } from '@playwright/test';
import { frontPages } from '#contracts/front-pages.ts';
import { demoPassword, enter, people } from './people.ts';
import { test } from './test.ts';

/** Holds back the script of the front pages. Returns a function that lets it through. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/front/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens an address without waiting for its script. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const userName = (page: Page) => page.getByLabel('E-mail address or user name');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const gaps = (page: Page) => page.getByRole('radio', { name: 'Gaps' });

/** Waits until the script has taken over the page, which then stops noting early presses. */
const takenOver = (page: Page) =>
  page.waitForFunction(
    () => window.pressedEarly?.length === 0 && 'takenOver' in document.body.dataset,
  );

/** All front pages, with a secret for those that a mail links to. */
const addresses = frontPages.map(({ path }) => `${path.replace(':id', 'link')}#secret=none`);

/**
 * The content of the page, with the attributes in alphabetical order. Leaves out those that only hold a
 * field's first value, styles, which the page's HTML must not contain, and the names of countries, which
 * differ between the browser and the build, and which the script replaces.
 */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('#app *')].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !['value', 'checked', 'selected', 'style'].includes(name))
        .map(({ name, value }) => `${name}="${value}"`);
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const isCountry = element.tagName === 'OPTION';
      const text = isCountry ? '' : texts.map(({ textContent }) => textContent).join('');
      return [element.tagName, ...attributes.sort(), text].join(' ');
    });
    return lines.join('\n');
  });

test.describe('without script', () => {
  test('shows the text, the links and the demonstration of the start page', async ({ page }) => {
    await holdScript(page);
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'One text in two languages',
    );
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    await expect(page.getByText('un petit cadeau')).toBeVisible();
    await expect(page.getByRole('slider', { name: /French/ })).toHaveValue('40');
  });

  test('shows a sign-in form that a password manager can fill in', async ({ page }) => {
    await holdScript(page);
    await open(page, '/signin');
    await expect(userName(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  });

  test('applies the chosen theme', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('lexiloom-theme', '{"state":{"theme":"dark"},"version":0}'),
    );
    await holdScript(page);
    await open(page, '/signin');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('renders each page ahead exactly as its script draws it', async ({ page }) => {
  // Without an answer, the page that confirms an address remains as it is drawn first.
  await page.route('**/api/**', () => new Promise(() => {}));
  for (const address of addresses) {
    const release = await holdScript(page);
    await open(page, address);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const ahead = await drawn(page);
    expect(ahead, address).toContain('H1');
    release();
    await takenOver(page);
    expect(await drawn(page), `${address}, taken over`).toBe(ahead);
    await page.unroute('**/assets/front/*.js');

    await page.route(
      ({ pathname }) => `${pathname}#secret=none` === address,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(/(<div id="app"[^>]*>)[\s\S]*(<\/div>\s*<noscript>)/, '$1$2');
        expect(body.length).toBeLessThan(html.length / 2);
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );
    await page.goto('about:blank');
    await page.goto(address);
    await takenOver(page);
    expect(await drawn(page), `${address}, drawn from nothing`).toBe(ahead);
  }
});

test('keeps the fields, what is typed in them, and the focus when the script comes', async ({
  page,
}) => {
  const release = await holdScript(page);
  await open(page, '/signin');
  await userName(page).fill(people.head);
  await password(page).pressSequentially('half a pass');
  const field = await password(page).elementHandle();
  release();
  await takenOver(page);
  await expect(userName(page)).toHaveValue(people.head);
  await expect(password(page)).toBeFocused();
  expect(await field?.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.type('word');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(
    'half a password',
  );
});

test('signs in once when the form was submitted twice before the script came', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/login')) sent.push(request.method());
  });
  const release = await holdScript(page);
  await open(page, '/signin');
  await userName(page).fill(people.head);
  await password(page).fill(demoPassword);
  await password(page).press('Enter');
  await submit(page).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL(/\/select_resources$/);
  expect(sent).toEqual(['POST']);
});

test('repeats what was pressed in the demonstration before the script came', async ({ page }) => {
  const release = await holdScript(page);
  await open(page, '/');
  await page.getByText('Cymraeg').click();
  await page.getByText('Gaps', { exact: true }).click();
  release();
  await takenOver(page);
  await expect(gaps(page)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Reveal all' })).toBeVisible();
  await expect(page.getByText('I like drinking tea')).toBeVisible();
});

test('violates the content security policy on no front page', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) reports.push(message.text());
  });
  for (const address of addresses) {
    await page.goto(address);
    await takenOver(page);
  }
  await page.goto('/');
  await page.getByRole('slider').press('ArrowRight');
  await page.goto('/signin');
  await submit(page).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  expect(reports).toEqual([]);
});

test('redirects a signed-in visitor from the forms, but not from the start page', async ({
  page,
}) => {
  await enter(page, 'head');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const path of ['/signin', '/register', '/createaccount']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/select_resources$/);
  }
  await enter(page, 'pupil');
  await page.goto('/signin');
  await expect(page).toHaveURL(/\/pupil\/home$/);
});

test('shows the form to a visitor whose stored token is not valid', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'no token'));
  await page.goto('/signin');
  await expect(userName(page)).toBeVisible();
});

test('fetches the app once the form has the focus', async ({ page }) => {
  await page.goto('/signin');
  await takenOver(page);
  const prefetches = page.locator('link[rel="prefetch"]');
  await expect(prefetches).toHaveCount(0);
  await userName(page).focus();
  await password(page).focus();
  const files = await prefetches.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  const app = await (await page.request.get('/user_list')).text();
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(app).toContain(file);
});
