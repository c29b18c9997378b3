import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

/** What a screen reader navigates by: landmarks, headings and controls. */
const goneBy =
  /^ *- '?((?:banner|navigation|main|region|search|form|dialog|alertdialog|group|radiogroup|heading|button|link|textbox|searchbox|combobox|spinbutton|slider|checkbox|radio|switch|tab|tabpanel|table|grid|columnheader|menuitem)(?: "(?:[^"\\]|\\.)*")?)/;

/**
 * The screens of the main tasks of a teacher, a pupil and an admin: their accessible content, in order, is
 * stored in `e2e/told`. After an intended change, `playwright test e2e/screens.e2e.ts --update-snapshots`
 * updates it.
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
