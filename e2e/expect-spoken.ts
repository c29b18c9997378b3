import { expect, type Page } from '@playwright/test';
import { type SpokenControl, spokenControls } from './spoken-controls.ts';

/** Names of icons given by their authors, and characters that screen readers skip or misread. */
const iconName =
  /^(?:[^\p{L}\p{N}]+|x|icon|svg|ellipsis|(?:chevron|arrow|caret|circle|square)[- ].*|[a-z]+-\d)$/iu;

/** Here each word of a text is a button of its own name, wherever it comes again. */
const wordByWord =
  /(?:region Words and meanings|group (?:Current text|The live wording)|paragraph of line \d+)$/;
/** Here a button writes the sign that it bears. */
const signs = /toolbar Letters of [^>]*$/;

/**
 * Content that tests of one environment create repeatedly: people do give two lessons one name, and a list of
 * them reads it twice.
 */
const namesakes =
  /À la piscine|プールで|في المسبح|Donaudampf|Le marché|Au marché|Samedi|Cinq cents|Noor Newcomer/;

/**
 * Every control has a name that says what it does, and no second control of its kind in the same part
 * of the page has the same one, unless both are links to one address.
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
