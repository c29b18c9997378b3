import { CircleAlert, CircleCheck } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

interface PlanTotalProps {
  /** The sum of the steps, in minutes. */
  total: number;
  /** How long the lesson lasts, in minutes. */
  length: number;
}

/** The steps together against the length of the lesson: always in sight, never in the way. */
export function PlanTotal({ total, length }: PlanTotalProps) {
  const over = total - length;
  return (
    <p
      role="status"
      className={classNames(
        'inline-flex items-center gap-2 font-semibold',
        over === 0 ? 'text-ok' : 'text-bad',
      )}
    >
      {over === 0 ? (
        <CircleCheck size={20} aria-hidden="true" />
      ) : (
        <CircleAlert size={20} aria-hidden="true" />
      )}
      {total} of {length} minutes
      {over > 0 && `: ${over} too many`}
      {over < 0 && `: ${-over} left`}
    </p>
  );
}
