import { CircleCheck } from 'lucide-react';

/** Beside an answer that is kept from the last try: it was right, and is not done again. */
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
