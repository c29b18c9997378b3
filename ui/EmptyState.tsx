import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Use `h1` if the screen shows nothing else. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Shown in place of an empty list or screen: explains why it is empty and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, heading: Heading = 'h2', children, action } = props;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-14 text-center">
      {icon && (
        <div
          aria-hidden="true"
          className="mb-5 flex size-16 items-center justify-center rounded-card bg-target-soft text-target"
        >
          {icon}
        </div>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="mt-2 text-ink-2">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
