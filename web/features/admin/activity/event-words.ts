import type { ActivityEvent, EventOf } from '#contracts/admin/activity.ts';
import { jobPartTitle } from '#contracts/admin/job-parts.ts';
import { languageOf } from '#language/languages.ts';
import { formatCount, money, userLocale } from '#web/app/format/format.ts';
import { formatCost } from '../format-cost.ts';
import { reasonWords } from '../reason-words.ts';
import { changeDetails, changeTitle } from './change-words.ts';

/** An event in words: its title and details. */
export interface EventWords {
  title: string;
  details: string[];
}

const stripeWords: Readonly<Record<string, string>> = {
  'invoice.paid': 'Paid',
  'invoice.payment_failed': 'A payment failed',
  'invoice.payment_action_required': 'A bank is asking its customer to confirm a payment',
  'charge.refunded': 'A payment was refunded',
  'refund.failed': 'A refund failed',
  'charge.dispute.created': 'A payment is disputed',
  'charge.dispute.closed': 'A dispute was settled',
  'checkout.session.completed': 'Checkout finished',
  'checkout.session.async_payment_succeeded': 'A delayed payment was received',
  'checkout.session.async_payment_failed': 'A delayed payment failed',
  'customer.subscription.created': 'A subscription started',
  'customer.subscription.updated': 'A subscription changed',
  'customer.subscription.deleted': 'A subscription ended',
  'subscription_schedule.updated': 'Plan change scheduled',
  'subscription_schedule.released': 'Plan change carried out or cancelled',
};

const disputeWords: Readonly<Record<string, string>> = {
  won: 'won: the money stays with us',
  lost: 'lost: what it paid for has ended',
  needs_response: 'Stripe is waiting for evidence',
  under_review: 'the bank is reviewing the evidence',
};

const languageName = (code: string | null) => (code ? [languageOf(code).name] : []);

/** The text of a line in the stream. */
export function eventWords({ event, calls }: StreamLine): EventWords {
  return event.kind === 'generation' ? generationWords(calls) : otherWords(event);
}

function generationWords(calls: readonly EventOf<'generation'>[]): EventWords {
  const sum = (of: (call: EventOf<'generation'>) => number) =>
    calls.reduce((total, call) => total + of(call), 0);
  const bad = calls.filter(({ failed }) => failed);
  const [first] = calls;
  if (!first) return { title: '', details: [] };
  const [sent, came] = [sum((call) => call.promptTokens), sum((call) => call.completionTokens)];
  const why = [...new Set(bad.map(({ outcome }) => reasonWords(outcome)))].join(', ');
  const seconds = sum((call) => call.milliseconds) / 1000;
  return {
    title: `${jobPartTitle(first.part)}: ${formatCount(calls.length, 'call')} of ${modelsOf(calls)}`,
    details: [
      ...(bad.length > 0
        ? [`${bad.length === calls.length ? 'failed' : `${bad.length} failed`}, ${why}`]
        : []),
      `${formatCount(sent + came, 'token')} (${sent.toLocaleString(userLocale())} in, ${came.toLocaleString(userLocale())} out)`,
      formatCost(sum((call) => call.costMicros)),
      `${seconds.toLocaleString(userLocale(), { maximumFractionDigits: 1 })} s`,
      ...languageName(first.language),
    ],
  };
}

/** The models that were called, most expensive first. */
function modelsOf(calls: readonly EventOf<'generation'>[]): string {
  const byCost = calls.toSorted((one, other) => other.costMicros - one.costMicros);
  return [...new Set(byCost.map(({ model }) => model))].join(' and ');
}

function otherWords(event: Exclude<ActivityEvent, { kind: 'generation' }>): EventWords {
  switch (event.kind) {
    case 'sign-in':
      return { title: 'Signed in', details: event.device ? [event.device] : [] };
    case 'dead-letter':
      return {
        title: event.part ? `${jobPartTitle(event.part)}: abandoned` : 'A message was abandoned',
        details: [
          reasonWords(event.reason),
          ...languageName(event.language),
          ...(event.replay === 'sent' ? ['retried: sent again'] : []),
          ...(event.replay === 'nothing' ? ['retried: nothing was left to do'] : []),
        ],
      };
    case 'payment':
      return {
        title: stripeWords[event.type] ?? `Stripe: ${event.type}`,
        details: [
          ...(event.amount !== null && event.currency ? [money(event.amount, event.currency)] : []),
          ...(event.outcome ? [disputeWords[event.outcome] ?? event.outcome] : []),
          ...(event.problem ? [`could not be processed yet: ${event.problem}`] : []),
        ],
      };
    case 'change':
      return { title: changeTitle(event.action), details: changeDetails(event) };
  }
}

/** One line of the stream: an event, or the model calls of one job. */
export interface StreamLine {
  event: ActivityEvent;
  /** For a generation, all calls of the job including this event; otherwise empty. */
  calls: readonly EventOf<'generation'>[];
}

/** A job stores all its calls in one statement, so their timestamp, part, resource and user identify it. */
const jobOf = ({ at, part, resourceId, actor }: EventOf<'generation'>) =>
  [at, part, resourceId, actor?.id].join(' ');

/**
 * The lines for a list of events, in the same order. Calls of one job share a line at the position of its
 * newest call.
 */
export function streamLines(events: readonly ActivityEvent[]): StreamLine[] {
  const lines: StreamLine[] = [];
  const jobs = new Map<string, EventOf<'generation'>[]>();
  for (const event of events) {
    const job = event.kind === 'generation' ? jobOf(event) : '';
    const known = jobs.get(job);
    if (event.kind !== 'generation') lines.push({ event, calls: [] });
    else if (known) known.push(event);
    else {
      const calls = [event];
      jobs.set(job, calls);
      lines.push({ event, calls });
    }
  }
  return lines;
}
