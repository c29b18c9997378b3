import type { Role } from '#contracts/access/role.ts';
import { type DeletionPreview, graceDays } from '#contracts/account/account.ts';
import { formatCount } from '#web/app/format/format-count.ts';

/** What happens at one time of a deletion, in sentences. */
export interface DeletionEffects {
  /** When it happens. */
  title: string;
  items: string[];
}

/** What deleting somebody's account does at once and after the time of grace, as an admin reads it. */
export function deletionEffects(preview: DeletionPreview, role: Role): DeletionEffects[] {
  const later = `After ${graceDays} days, for good`;
  if (role === 'PUPIL') {
    const homeworks = formatCount(preview.homeworks, 'homework', 'homeworks');
    return [
      { title: 'Straight away', items: ['The pupil is signed out and cannot sign in.'] },
      {
        title: later,
        items: [
          `The name, the password and everything that the pupil wrote in ${homeworks} are deleted.`,
          'Their place is free for somebody else.',
        ],
      },
    ];
  }
  return [
    {
      title: 'Straight away',
      items: [
        'The teacher is signed out everywhere and told by e-mail. Signing in undoes it.',
        'Public lessons become private.',
        ...(preview.hasPlan ? ['The plan is no longer renewed.'] : []),
      ],
    },
    { title: later, items: laterOf(preview) },
  ];
}

function laterOf(preview: DeletionPreview): string[] {
  const { lessons, classes, pupils, handedTo, endsDepartment, hasPlan, hasInvoices } = preview;
  const rooms = `${formatCount(classes, 'class', 'classes')} and ${formatCount(pupils, 'pupil', 'pupils')}`;
  const others = formatCount(
    endsDepartment?.teachers ?? 0,
    'other teacher keeps',
    'other teachers keep',
  );
  return [
    `The name, the address, ${formatCount(lessons, 'lesson', 'lessons')} and every file are deleted.`,
    ...(classes + pupils === 0
      ? []
      : handedTo === null
        ? [`${rooms} are deleted, with everything that the pupils wrote.`]
        : [`${rooms} go to ${handedTo}, with their homework and results.`]),
    ...(endsDepartment ? [`${endsDepartment.name} ends. ${others} what is theirs.`] : []),
    ...(hasPlan ? ['What is left of the plan ends.'] : []),
    ...(hasInvoices ? ['Invoices stay at Stripe, as tax law requires.'] : []),
  ];
}
