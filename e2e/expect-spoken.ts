import { expect, type Page } from '@playwright/test';
import { type SpokenControl, spokenControls } from './spoken-controls.ts';

/** Names that are an icon's file name, or consist of characters that screen readers skip or misread. */
const iconName =
  /^(?:[^\p{L}\p{N}]+|x|icon|svg|ellipsis|(?:chevron|arrow|caret|circle|square)[- ].*|[a-z]+-\d)$/iu;

/** Regions in which each word of a text is a button named after the word, so names repeat. */
const wordByWord =
  /(?:region Words and meanings|group (?:Current text|The live wording)|paragraph of line \d+)$/;
/** Regions in which a button's label is the character that it inserts. */
const signs = /toolbar Letters of [^>]*$/;

/**
 * Content that tests create repeatedly in one environment. Teachers may give two lessons the same name, so a
 * list may contain the same name twice.
 */
const namesakes =
  /À la piscine|プールで|في المسبح|Donaudampf|Le marché|Au marché|Samedi|Cinq cents|Noor Newcomer/;

/**
 * Expects that every control has a name that describes its function. The name must differ from those of other
 * controls with the same role in the same part of the page, unless both are links to the same URL.
 */
export async function expectSpoken(page: Page, screen: string): Promise<void> {
  const all = spokenControls(await page.locator('body').ariaSnapshot());
  const nameless = all.filter(
    ({ name, region }) => name.trim() === '' || (iconName.test(name) && !signs.test(region)),
  );
  expect.soft(nameless, `${screen}: what has no name of its own`).toEqual([]);
  expect.soft(alike(all), `${screen}: what is said alike`).toEqual([]);
}

function alike(all: readonly SpokenControl[]): string[] {
  const asked = all.filter(({ name, region }) => !wordByWord.test(region) && !namesakes.test(name));
  const byName = Map.groupBy(asked, ({ role, name, region }) => `${role} "${name}" in ${region}`);
  return [...byName].flatMap(([said, controls]) => {
    const [{ role } = { role: '' }] = controls;
    const places = role === 'link' ? new Set(controls.map(({ url }) => url)).size : controls.length;
    return places > 1 ? [`${said}: ${places} times`] : [];
  });
}
