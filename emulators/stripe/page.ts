const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text that stands in a page as it is. */
export const asText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** An amount in the smallest unit, as people read it. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);

/**
 * A page of the local Stripe. `body` is HTML; `problem` is what went wrong with what was just sent. It
 * says on its face that no money moves.
 */
export function page(title: string, body: string, problem?: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${asText(title)}</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1.25rem; color: #1c1b29; background: #f7f6fb }
  main { background: #fff; border: 1px solid #dcd9ea; border-radius: 14px; padding: 2rem }
  h1 { font-size: 1.5rem; margin: 0 0 1rem }
  table { width: 100%; border-collapse: collapse; margin: 1rem 0 } td { padding: .4rem 0; border-bottom: 1px solid #eee } td:last-child { text-align: end; font-variant-numeric: tabular-nums }
  label { display: block; margin: 1.25rem 0 .3rem; font-weight: 600 } input { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem .75rem; border: 1px solid #8d88a5; border-radius: 8px }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: .55rem 1.1rem; border-radius: 8px; border: 1px solid #8d88a5; background: #fff; cursor: pointer; margin: 1rem .5rem 0 0 } button.main { background: #4338a8; border-color: #4338a8; color: #fff }
  .note { color: #565270; font-size: .9rem } .problem { color: #a3182b; font-weight: 600 }
</style>
<main>
<h1>${asText(title)}</h1>
${problem ? `<p class="problem" role="alert">${asText(problem)}</p>` : ''}
${body}
<p class="note">This page stands in for Stripe on this machine. No money moves. Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0341 is stored and declined.</p>
</main>
</html>`;
}

/** A field for a card's number. */
export const cardField =
  '<label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required>';

/** A table of what is paid for. */
export function linesTable(
  lines: readonly { description: string; amount: number }[],
  total: { amount: number; currency: string },
): string {
  const rows = lines.map(
    ({ description, amount }) =>
      `<tr><td>${asText(description)}</td><td>${money(amount, total.currency)}</td></tr>`,
  );
  return `<table>${rows.join('')}<tr><td><b>Total</b></td><td><b>${money(total.amount, total.currency)}</b></td></tr></table>`;
}
