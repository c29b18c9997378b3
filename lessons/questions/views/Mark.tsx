import type { ReactNode } from 'react';

interface MarkProps {
  right: boolean;
  children: ReactNode;
}

/**
 * Shows the word for a verdict in green with a tick, or in red with a cross. The word is always shown with
 * the colour.
 */
export function Mark({ right, children }: MarkProps) {
  const look = right ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad';
  return (
    <span
      className={`inline-flex w-fit items-center gap-1.5 rounded-full px-3 py-0.5 font-sans text-[0.82em] font-semibold ${look}`}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-[1em] shrink-0">
        <path
          d={right ? 'M2.5 8.5 6 12l7.5-8' : 'm3.5 3.5 9 9m0-9-9 9'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {children}
    </span>
  );
}
