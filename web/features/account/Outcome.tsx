import type { ReactNode } from 'react';

interface OutcomeProps {
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

/** How something ended, and what to do next. */
export function Outcome({ icon, children, action }: OutcomeProps) {
  return (
    <div className="space-y-5">
      <div
        aria-hidden="true"
        className="flex size-16 items-center justify-center rounded-card bg-target-soft text-target"
      >
        {icon}
      </div>
      <p role="status">{children}</p>
      {action}
    </div>
  );
}
