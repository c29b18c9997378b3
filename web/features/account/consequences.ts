import { type DeletionPreview, graceDays } from '#contracts/account/account.ts';
import { formatCount } from '#web/app/format/format-count.ts';

/** What the deletion of an account does, in sentences, by when it happens. */
export interface Consequences {
  atOnce: string[];
  later: string[];
  stays: string[];
}

/** Says exactly what goes when, and what stays where, for this account. */
export function consequences(preview: DeletionPreview): Consequences {
  const { lessons, classes, pupils, handedTo, endsDepartment, hasPlan, hasInvoices } = preview;
  const rooms = formatCount(classes, 'class', 'classes');
  const children = formatCount(pupils, 'pupil', 'pupils');
  const hasPupils = classes + pupils > 0;
  const colleagues = endsDepartment?.teachers ?? 0;
  return {
    atOnce: [
      'You are signed out on every device.',
      'Lessons that are public become private.',
      ...(hasPlan ? ['Your plan is no longer renewed: nothing more is charged.'] : []),
    ],
    later: [
      `Your name, your address and ${formatCount(lessons, 'lesson', 'lessons')} are deleted, with every recording and picture that you uploaded.`,
      ...(hasPupils && handedTo !== null
        ? [`${rooms} and ${children} go to ${handedTo}, with their homework and results.`]
        : []),
      ...(hasPupils && handedTo === null
        ? [`${rooms} and ${children} are deleted, with everything that the pupils wrote.`]
        : []),
      ...(endsDepartment
        ? [
            `${endsDepartment.name} ends${
              colleagues > 0
                ? `: ${formatCount(colleagues, 'other teacher keeps', 'other teachers keep')} their lessons, classes and pupils, without a plan. To keep it together, hand it over first, under Setup Organisation.`
                : '.'
            }`,
          ]
        : []),
      ...(hasPlan ? ['What is left of your plan ends.'] : []),
    ],
    stays: [
      'Copies of your public lessons that other teachers made are theirs.',
      ...(hasInvoices
        ? ['Invoices stay at Stripe, our payment service, for as long as tax law requires.']
        : []),
      'Backups hold your data for up to 30 days longer, and nobody uses them.',
    ],
  };
}

/** How long there is to think again, in words. */
export const graceWords = formatCount(graceDays, 'day', 'days');
