import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

/** What a reader goes by: the parts of a page, its headings and its controls. */
const goneBy =
  /^ *- '?((?:banner|navigation|main|region|search|form|dialog|alertdialog|group|radiogroup|heading|button|link|textbox|searchbox|combobox|spinbutton|slider|checkbox|radio|switch|tab|tabpanel|table|grid|columnheader|menuitem)(?: "(?:[^"\\]|\\.)*")?)/;

/**
 * The screens of the main ways of a teacher, a pupil and an admin: what each of them says, and in which
 * order, is kept in `e2e/told`. After a change that is meant, `playwright test e2e/screens.e2e.ts
 * --update-snapshots` writes it anew.
 */
const kept = new Set(['signin', 'dashboard', 'review']);

/** The body of a screen of the main ways says what it said before; numbers may be others. */
export async function expectAnnouncement(page: Page, screen: string): Promise<void> {
  if (!kept.has(screen)) return;
  await softly(async () => {
    const snapshot = await page.getByRole('main').ariaSnapshot();
    const told = snapshot.split('\n').flatMap((line) => goneBy.exec(line)?.[1] ?? []);
    const text = told.join('\n').replaceAll(/\d+/g, '0');
    expect(`${text}\n`, screen).toMatchSnapshot(`${screen}.txt`);
  }).toPass({ timeout: 15_000 });
}
