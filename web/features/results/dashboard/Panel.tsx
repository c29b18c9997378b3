import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  icon: ReactNode;
  /** Leads to more of the same. */
  more?: ReactNode;
  /** Said in the place of the rows when there are none. */
  empty: string;
  children: readonly ReactNode[];
}

/** One list of the overview. */
export function Panel({ title, icon, more, empty, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-2.5">
        <h2 id={id} className="flex items-center gap-2.5 text-lg">
          <span aria-hidden="true" className="text-target">
            {icon}
          </span>
          {title}
        </h2>
        {more}
      </div>
      {children.length === 0 ? (
        <p className="px-5 py-6 text-ink-2">{empty}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}
