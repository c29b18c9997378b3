import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { planPrices } from '#contracts/billing/prices.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { enter } from './people.ts';
import { test } from './test.ts';

const badCard = '4000 0000 0000 0341';
const goodCard = '4242 4242 4242 4242';
const secureCard = '4000 0027 6000 3184';

/** Fills in the payment page of the local Stripe emulator with this card. */
async function payAtStripe(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Takes screenshots of a state on a laptop and on a phone if LOOK=1 is set. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.LOOK) return;
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** Advances the Stripe emulator's clock and processes all events in that time. */
async function advance(page: Page, days: number): Promise<void> {
  const file = join(process.env.LEXILOOM_E2E_DATA ?? '', 'world.json');
  const { stripeUrl } = JSON.parse(readFileSync(file, 'utf8'));
  const answer = await page.request.post(`${stripeUrl}/_dev/advance?seconds=${days * 86_400}`);
  expect(answer.ok()).toBe(true);
}

test('lets a teacher buy a plan, upgrade it after a declined card, downgrade it and cancel it', async ({
  page,
}) => {
  await enter(page, 'trial');
  await page.goto('/subscription/product');
  await expect(page.getByRole('heading', { name: 'Department' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Choose Single teacher', exact: true }).click();
  await payAtStripe(page, badCard);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payAtStripe(page, goodCard);
  await expect(page.getByText('Thank you. What you have paid for is active.')).toBeVisible();
  await expect(page.locator('[data-plan=SINGLE_TEACHER]').getByText('Your plan')).toBeVisible();

  // In Stripe's customer portal, the teacher changes to a card that is declined.
  await page.getByRole('tab', { name: 'Manage subscription' }).click();
  await expect(page.getByText(/It is renewed on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Card and billing details' }).click();
  await page.getByLabel('Card number').fill(badCard);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByRole('link', { name: 'Return to Lexiloom' }).click();

  // The upgrade is pending until its invoice is paid in a separate tab.
  await page.getByRole('link', { name: 'Upgrade to Department' }).click();
  await expect(page.getByRole('heading', { name: 'Your upgrade' })).toBeVisible();
  await expect(page.getByText('Remaining time on Department')).toBeVisible();
  await expect(page.getByText('Unused time on Single teacher')).toBeVisible();
  await expectAccessible(page);
  const invoicePage = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay now' }).click();
  const invoice = await invoicePage;
  await expect(page.getByText('Do not refresh the page.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your payment is pending' })).toBeVisible();
  await expectAccessible(page);
  await payAtStripe(invoice, goodCard);
  await expect(invoice.getByText('This invoice is paid.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/select_resources$/);
  await expect(async () => {
    await page.goto('/subscription/product');
    await expect(page.locator('[data-plan=DEPARTMENT]').getByText('Your plan')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });

  // The downgrade takes effect in the next period.
  await page.getByRole('link', { name: 'Downgrade to Single teacher', exact: true }).click();
  await expect(page.getByText('Your plan updates on')).toBeVisible();
  await expect(page.getByText('£8.00').last()).toBeVisible();
  await page.getByRole('button', { name: 'Update Plan' }).click();
  await page.waitForURL(/\/select_resources/);
  await expect(page.getByText('Your plan will be updated.')).toBeVisible();
  await page.goto('/subscription/manage');
  await expect(page.getByText(/It changes to Single teacher/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Department' }).click();
  await expect(page.getByText('Your plan is still Department.')).toBeVisible();
  await expect(page.getByText(/It is renewed on/)).toBeVisible();
  await page.goto(`/subscription/invoice/downgrade?planId=${planPrices.SINGLE_TEACHER.planId}`);
  await page.getByRole('button', { name: 'Update Plan' }).click();
  await page.waitForURL(/\/select_resources/);
  await page.goto('/subscription/manage');
  await expect(page.getByText(/It changes to Single teacher/)).toBeVisible();
  await advance(page, 32);
  await page.reload();
  await expect(page.getByText(/It is renewed on/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '£8.00' }).first()).toBeVisible();

  // An add-on for one more teacher costs exactly the price shown in the dialog.
  await page.getByRole('button', { name: 'One more: One more teacher' }).click();
  await page.getByRole('button', { name: 'Change' }).first().click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText(/^Your card is charged £\d\.\d\d now/)).toBeVisible();
  await expectAccessible(page);
  const said = /£\d\.\d\d/.exec(await asked.innerText())?.[0] ?? 'nothing';
  await asked.getByRole('button', { name: `Pay ${said} now` }).click();
  await expect(page.getByText('One more teacher: added.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(said);

  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(page.getByText(/It ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByText(/It is renewed on/)).toBeVisible();
});

test('lets an owner with 3-D Secure buy one seat and remove another', async ({ page }) => {
  await enter(page, 'head');
  await page.goto('/subscription/manage');
  await page.getByRole('button', { name: 'Card and billing details' }).click();
  await page.getByLabel('Card number').fill(secureCard);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByRole('link', { name: 'Return to Lexiloom' }).click();

  await page.getByRole('tab', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: 'One more: One more teacher' }).click();
  await page.getByRole('button', { name: 'Change: One more teacher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Pay / }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Until then, nothing is added or charged.')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'addon-confirm');

  // The payment can be confirmed later, from the screen that shows the pending change.
  await asked.getByRole('button', { name: 'Confirm later' }).click();
  await expect(page.getByText(/^A change to your plan is waiting for a payment/)).toBeVisible();
  await expect(page.getByLabel('One more teacher', { exact: true })).toHaveText('0');
  await expectAccessible(page);
  await look(page, 'addon-waiting');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Confirm or pay, in a new tab' }).click();
  const invoice = await opened;
  await payAtStripe(invoice, secureCard);
  await invoice.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(invoice.getByRole('alert')).toContainText('unable to authenticate');
  await payAtStripe(invoice, secureCard);
  await invoice.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(invoice.getByText('This invoice is paid.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('One more teacher', { exact: true })).toHaveText('1', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/^A change to your plan is waiting/)).toBeHidden();

  await page.getByRole('button', { name: 'One more: One more teacher' }).click();
  await page.getByRole('button', { name: 'Change: One more teacher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm later' }).click();
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByText('Change cancelled. You won’t be charged for it.')).toBeVisible();
  await expect(page.getByText(/^A change to your plan is waiting/)).toBeHidden();
  await expect(page.getByLabel('One more teacher', { exact: true })).toHaveText('1');
});

test('sells a one-time product beside a plan and shows its end date', async ({ page }) => {
  await enter(page, 'head');
  await page.goto('/subscription/product');
  await page.getByRole('button', { name: 'Buy Pupil platform' }).click();
  await payAtStripe(page, goodCard);
  await expect(page.getByText(/^You have Pupil platform, until /)).toBeVisible();
  await page.getByRole('tab', { name: 'Manage subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Paid once' })).toBeVisible();
});

test('shows an empty page if the URL of a plan change contains no plan, and the not-found page for an unknown change', async ({
  page,
}) => {
  await enter(page, 'head');
  await page.goto('/subscription/invoice/upgrade');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main')).toHaveText('');
  await page.goto(`/subscription/invoice/sideways?planId=${planPrices.DEPARTMENT.planId}`);
  await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
});
