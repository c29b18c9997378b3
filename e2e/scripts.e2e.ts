import { expect, type Page } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

/** Returns the font families that the browser used for the first element with this text. */
async function familiesOf(page: Page, text: string): Promise<string[]> {
  const element = page.getByText(text, { exact: true }).first();
  await element.evaluate(({ dataset }) => {
    dataset.asked = '';
  });
  const families = await familiesIn(page, '[data-asked]');
  await element.evaluate(({ dataset }) => {
    delete dataset.asked;
  });
  return families;
}

async function familiesIn(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, selector };
  const { nodeId } = await devtools.send('DOM.querySelector', asked);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Titles with letters that are missing from all Latin font families. */
const titles = [
  { language: 'japanese', title: '誕生日の手紙', family: /Noto Sans JP/ },
  { language: 'urdu', title: 'میلے میں بچے ہیں', family: /Noto Nastaliq Urdu/ },
  { language: 'mandarin', title: '学校的一天', family: /Noto Sans (?:SC|JP)/ },
] as const;

test('renders a title in its bundled font in the list and above the lesson', async ({ page }) => {
  const owner = await enter(page, 'german');
  await clearLessons(owner);
  for (const { language, title, family } of titles) {
    const id = await plantLesson(owner, language, { title });
    for (const address of ['/private_resources', `/resource/${id}`]) {
      await page.goto(address);
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      const bundled = async () => (await familiesOf(page, title)).some((name) => family.test(name));
      await expect.poll(bundled, { message: `${title} at ${address}` }).toBe(true);
    }
  }
});

test('never renders Latin letters in the font of another script', async ({ page }) => {
  const foreign = /Naskh|Nastaliq|Hebrew|Devanagari|Bengali|Gurmukhi|Thai/;
  const owner = await enter(page, 'german');
  await clearLessons(owner);
  for (const language of ['arabic', 'urdu'] as const) {
    const title = `At the pool, 7:30 (${language})`;
    const id = await plantLesson(owner, language, { title });
    for (const address of ['/private_resources', `/resource/${id}`]) {
      await page.goto(address);
      await expect(page.getByText(title, { exact: true }).first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const families = await familiesOf(page, title);
      expect(families.length, `${language} at ${address}`).toBeGreaterThan(0);
      expect(families.filter((name) => foreign.test(name))).toEqual([]);
    }
    // Shows the translation beside the text.
    await page.getByRole('button', { name: 'Native text', exact: true }).click();
    const english = page.locator('.lesson-side[lang="en"]').first();
    await expect(english).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const drawn = await familiesIn(page, '.lesson-side[lang="en"]');
    expect(drawn.filter((name) => foreign.test(name))).toEqual([]);
  }
});
