import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

/** The roles that screen reader users use for navigation: landmarks, headings and controls. */
const goneBy =
  /^ *- '?((?:banner|navigation|main|region|search|form|dialog|alertdialog|group|radiogroup|heading|button|link|textbox|searchbox|combobox|spinbutton|slider|checkbox|radio|switch|tab|tabpanel|table|grid|columnheader|menuitem)(?: "(?:[^"\\]|\\.)*")?)/;

/**
 * Main screens of a teacher, a pupil or an admin. Their accessible content is stored in order in `e2e/told`.
 * After an intended change, `playwright test e2e/screens.e2e.ts --update-snapshots` updates it.
 */
const kept = new Set(['signin', 'dashboard', 'review']);

/**
 * Expects the landmarks, headings and controls of a screen to match the stored snapshot, ignoring numbers.
 */
export async function expectAnnouncement(page: Page, screen: string): Promise<void> {
  if (!kept.has(screen)) return;
  await softly(async () => {
    const snapshot = await page.getByRole('main').ariaSnapshot();
    const told = snapshot.split('\n').flatMap((line) => goneBy.exec(line)?.[1] ?? []);
    const text = told.join('\n').replaceAll(/\d+/g, '0');
    expect(`${text}\n`, screen).toMatchSnapshot(`${screen}.txt`);
  }).toPass({ timeout: 15_000 });
}
