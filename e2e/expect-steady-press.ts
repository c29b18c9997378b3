import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Text fields except combo boxes, in which typing opens a list. */
const typed =
  ':is(input:is([type=text], [type=email], [type=password], [type=number], [type=url], :not([type])), textarea):not([role=combobox]):not([readonly]):not(:disabled):not([inert] *)';
/** Maximum number of fields tested on a screen, because further fields are of the same kinds. */
const mostFields = 6;

/**
 * Expects that pressing a button after editing a field does not move the button under the pointer, for
 * instance because an error message appears. Restores the fields. Runs at phone width, because a message is
 * more likely to add a line above a button on a narrow screen.
 */
export async function expectSteadyPress(page: Page, name: string): Promise<void> {
  const fields = page.locator(typed);
  const count = Math.min(await fields.count(), mostFields);
  for (let at = 0; at < count; at += 1) await pressBehind(page, fields.nth(at), name);
}

/**
 * Empties a field, then types into it. After each change, presses the button that the user would press next.
 */
async function pressBehind(page: Page, field: Locator, name: string): Promise<void> {
  if (!(await field.isVisible()) || !(await field.isEditable())) return;
  const before = await field.inputValue();
  const isNumber = (await field.getAttribute('type')) === 'number';
  for (const text of ['', isNumber ? '7' : 'Xy']) {
    const button = await buttonBehind(field);
    if (!button) return;
    await field.fill(text);
    await button.scrollIntoViewIfNeeded();
    await settled(page);
    const there = await button.boundingBox();
    if (!there) return;
    await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2);
    await page.mouse.down();
    await settled(page);
    const label = (await button.textContent())?.trim();
    expect
      .soft(await button.boundingBox(), `${name}: “${label}” after “${text}” was typed`)
      .toEqual(there);
    // Releases the mouse button elsewhere, which prevents a click.
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
  await field.fill(before);
  await field.blur();
}

/** Returns the submit button of the field's form, or else the next button after the field. */
async function buttonBehind(field: Locator) {
  const found = await field.evaluateHandle((element) => {
    const around = element.closest('form, [role=dialog], [role=alertdialog], main');
    const usable = [...(around?.querySelectorAll('button') ?? [])].filter(
      // Skips buttons with a list, because they open it on mouse down.
      (one) => one.checkVisibility() && !one.disabled && !one.hasAttribute('aria-haspopup'),
    );
    const isBehind = (one: Element) =>
      (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return usable.find((one) => one.type === 'submit') ?? usable.find(isBehind) ?? null;
  });
  return found.asElement();
}
