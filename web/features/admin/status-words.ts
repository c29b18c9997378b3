/** The state of a resource in words, by its stored status. */
const resourceStatuses: Readonly<Record<string, string>> = {
  draft: 'Draft',
  writing: 'Being written',
  review: 'In review',
  final: 'Finished',
};

/** The state of a part of a resource in words, by its stored status. */
const partStatuses: Readonly<Record<string, string>> = {
  queued: 'Waiting',
  running: 'In progress',
  ready: 'Ready',
  'needs-edit': 'Needs a quick edit',
  failed: 'Failed',
};

/** The kinds of plans, plan states and payment states in words (specification 3). */
const planKinds: Readonly<Record<string, string>> = {
  Subscription: 'Subscription',
  one_time_payment: 'Paid once',
  Trial: 'Trial',
};
const planStatuses: Readonly<Record<string, string>> = {
  active: 'Active',
  canceled: 'Cancelled',
  expired: 'Expired',
  upcoming: 'Upcoming',
};
const paymentStatuses: Readonly<Record<string, string>> = {
  active: 'Paid',
  incomplete: 'Payment not completed',
  incomplete_expired: 'Payment never completed',
  trialing: 'Trial',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  canceled: 'Cancelled',
};

/** Translates a stored value to words; an unknown value is shown unchanged. */
const sayBy = (words: Readonly<Record<string, string>>) => (stored: string) =>
  words[stored] ?? stored;

export const resourceStatus = sayBy(resourceStatuses);
export const partStatus = sayBy(partStatuses);
export const planKind = sayBy(planKinds);
export const planStatus = sayBy(planStatuses);
export const paymentStatus = sayBy(paymentStatuses);
