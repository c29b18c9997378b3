import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Fields with text in them. Searching changes a list while one types, and a combo box opens one. */
const typed =
  ':is(input:is([type=text], [type=email], [type=password], [type=number], [type=url], :not([type])), textarea):not([role=combobox]):not([readonly]):not(:disabled):not([inert] *)';
/** A screen with more of them repeats one kind. */
const mostFields = 6;

/**
 * No button moves under the pointer that leaves a field to press it. What is typed is taken back. Shown on a
 * phone: the narrower the screen, the sooner a message adds a line above a button.
 */
export async function expectSteadyPress(page: Page, name: string): Promise<void> {
  const fields = page.locator(typed);
  const count = Math.min(await fields.count(), mostFields);
  for (let at = 0; at < count; at += 1) await pressBehind(page, fields.nth(at), name);
}

/** Empties a field and types into it, and each time presses the button that it is left for. */
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
    // Let go elsewhere, so that nothing is pressed.
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
  await field.fill(before);
  await field.blur();
}

/** The button that sends what the field belongs to, else the next one behind the field. */
async function buttonBehind(field: Locator) {
  const found = await field.evaluateHandle((element) => {
    const around = element.closest('form, [role=dialog], [role=alertdialog], main');
    const usable = [...(around?.querySelectorAll('button') ?? [])].filter(
      // One that opens a list opens it as soon as it is pressed.
      (one) => one.checkVisibility() && !one.disabled && !one.hasAttribute('aria-haspopup'),
    );
    const isBehind = (one: Element) =>
      (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return usable.find((one) => one.type === 'submit') ?? usable.find(isBehind) ?? null;
  });
  return found.asElement();
}
