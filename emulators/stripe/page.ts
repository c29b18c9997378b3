import { escapeXml } from '#language/text/escape-xml.ts';
import { decimalsOf } from './price-in.ts';

/** Formats an amount for display. The amount is in the smallest unit of its currency. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(
    amount / 10 ** decimalsOf(currency),
  );

/**
 * Renders a page of the local Stripe. `body` is HTML; `problem` describes the error in the submitted input.
 * The page states that no real money moves.
 */
export function page(title: string, body: string, problem?: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1.25rem; color: #1c1b29; background: #f7f6fb }
  main { background: #fff; border: 1px solid #dcd9ea; border-radius: 14px; padding: 2rem }
  h1 { font-size: 1.5rem; margin: 0 0 1rem }
  table { width: 100%; border-collapse: collapse; margin: 1rem 0 } td { padding: .4rem 0; border-bottom: 1px solid #eee } td:last-child { text-align: end; font-variant-numeric: tabular-nums }
  label { display: block; margin: 1.25rem 0 .3rem; font-weight: 600 } input, select { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem .75rem; border: 1px solid #8d88a5; border-radius: 8px }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: .55rem 1.1rem; border-radius: 8px; border: 1px solid #8d88a5; background: #fff; cursor: pointer; margin: 1rem .5rem 0 0 } button.main { background: #4338a8; border-color: #4338a8; color: #fff }
  .note { color: #565270; font-size: .9rem } .problem { color: #a3182b; font-weight: 600 }
</style>
<main>
<h1>${escapeXml(title)}</h1>
${problem ? `<p class="problem" role="alert">${escapeXml(problem)}</p>` : ''}
${body}
<p class="note">This page stands in for Stripe on this machine. No money moves. Cards: 4242 4242 4242 4242 pays; 4000 0027 6000 3184 asks for 3-D Secure; 4000 0000 0000 0341 is stored and declined; 4000 0000 0000 0259 pays and is disputed.</p>
</main>
</html>`;
}

/** The input fields of a card. */
export const cardFields = `<label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required>
<label for="expires">Expires (MM / YY)</label><input id="expires" name="expires" autocomplete="off" value="12 / 40" required>`;

const countries = 'GB IE DE FR ES US MX PE CO AR IN'.split(' ');

/** Returns the input fields for an address and a VAT number, if the page asks for them. */
export function buyerFields(wanted: { country: string | null; taxId: boolean }): string {
  const options = countries.map(
    (code) => `<option${code === wanted.country ? ' selected' : ''}>${code}</option>`,
  );
  const country = `<label for="country">Country</label><select id="country" name="country">${options.join('')}</select>
<label for="postal_code">Postal code</label><input id="postal_code" name="postal_code" autocomplete="off">`;
  const taxId =
    '<label for="tax_id">VAT number (optional)</label><input id="tax_id" name="tax_id" autocomplete="off">';
  return (wanted.country ? country : '') + (wanted.taxId ? taxId : '');
}

/** Renders the bank's own page, on which the card holder confirms a payment. */
export function authentication(typed: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(typed).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return page(
    '3-D Secure',
    `<p>Your bank asks you to confirm this payment.</p>
<form method="post">${hidden.join('')}<button class="main" name="do" value="authenticate">Complete authentication</button><button name="do" value="fail">Fail authentication</button></form>`,
  );
}

/** Renders a table of the items to be paid. */
export function linesTable(
  lines: readonly { description: string; amount: number }[],
  total: { amount: number; currency: string },
): string {
  const rows = lines.map(
    ({ description, amount }) =>
      `<tr><td>${escapeXml(description)}</td><td>${money(amount, total.currency)}</td></tr>`,
  );
  return `<table>${rows.join('')}<tr><td><b>Total</b></td><td><b>${money(total.amount, total.currency)}</b></td></tr></table>`;
}
