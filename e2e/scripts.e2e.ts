import { expect, type Page, test } from '@playwright/test';
import { clearLessons, plantLesson } from './lessons.ts';
import { enter } from './people.ts';

/** The families that the letters of the first element with this text were drawn in. */
async function familiesOf(page: Page, text: string): Promise<string[]> {
  const element = page.getByText(text, { exact: true }).first();
  await element.evaluate(({ dataset }) => {
    dataset.asked = '';
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, selector: '[data-asked]' };
  const { nodeId } = await devtools.send('DOM.querySelector', asked);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  await element.evaluate(({ dataset }) => {
    delete dataset.asked;
  });
  return fonts.map(({ familyName }) => familyName);
}

/** Titles with letters that no Latin family has. */
const titles = [
  { language: 'japanese', title: '誕生日の手紙', family: /Noto Sans JP/ },
  { language: 'urdu', title: 'میلے میں بچے ہیں', family: /Noto Nastaliq Urdu/ },
  { language: 'mandarin', title: '学校的一天', family: /Noto Sans (?:SC|JP)/ },
] as const;

test('a title has letters in a list and over its lesson, whatever the device has', async ({
  page,
}) => {
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
