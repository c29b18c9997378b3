import { escapeXml } from '#language/text/escape-xml.ts';
import { decideDispute, dispute, failRefund, refund } from './disputes.ts';
import type { Form } from './form-body.ts';
import type { PageAnswer } from './hosted-pages.ts';
import { money, page } from './page.ts';
import type { Charge } from './payment-objects.ts';
import { StripeErrorResponse } from './stripe-error-response.ts';
import { find, type StripeState } from './stripe-state.ts';

/**
 * Handles `/_dev`, a page for simulating actions of the seller or the bank: refund a payment, open a dispute,
 * decide a dispute.
 */
export function devPage(state: StripeState, form: Form | null): PageAnswer {
  if (!form) return { html: page('Payments', rows(state)) };
  try {
    act(state, String(form.do), find(state.stored.charges, String(form.charge), 'charge'));
    return { location: '/_dev' };
  } catch (error) {
    if (!(error instanceof StripeErrorResponse)) throw error;
    return { html: page('Payments', rows(state), error.message) };
  }
}

function act(state: StripeState, what: string, charge: Charge): void {
  const disputes = Object.values(state.stored.disputes).filter((one) => one.charge === charge.id);
  const refunds = Object.values(state.stored.refunds).filter((one) => one.charge === charge.id);
  if (what === 'refund') refund(state, charge, { reason: 'requested_by_customer' });
  if (what === 'half') refund(state, charge, { amount: Math.ceil(charge.amount / 2) });
  if (what === 'fail') for (const one of refunds) failRefund(state, one, charge);
  if (what === 'dispute' && disputes.length === 0) dispute(state, charge);
  if (what === 'won' || what === 'lost') {
    for (const one of disputes) decideDispute(state, one, what);
  }
}

function rows(state: StripeState): string {
  const buttons = [
    ['refund', 'Refund'],
    ['half', 'Refund half'],
    ['fail', 'Refund fails'],
    ['dispute', 'Dispute'],
    ['won', 'Dispute won'],
    ['lost', 'Dispute lost'],
  ].map(([value, words]) => `<button name="do" value="${value}">${words}</button>`);
  const paid = Object.values(state.stored.charges)
    .filter(({ status }) => status === 'succeeded')
    .reverse();
  return paid
    .map((one) => {
      const { email } = find(state.stored.customers, one.customer, 'customer');
      const back =
        one.amount_refunded > 0 ? `, ${money(one.amount_refunded, one.currency)} given back` : '';
      return `<form method="post"><p><b>${money(one.amount, one.currency)}</b> ${escapeXml(email ?? one.customer)}${back}${one.disputed ? ', disputed' : ''}</p>
<input type="hidden" name="charge" value="${one.id}">${buttons.join('')}</form>`;
    })
    .join('<hr>');
}
