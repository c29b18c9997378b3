import { CircleCheck } from 'lucide-react';

/** Label next to an answer carried over from the last attempt: it was right, and need not be redone. */
export function DoneMark() {
  return (
    <span className="inline-flex items-center align-middle text-ok">
      <CircleCheck size={18} aria-hidden="true" className="shrink-0" />
      <span className="sr-only" lang="en">
        right, kept
      </span>
    </span>
  );
}
