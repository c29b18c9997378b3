import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';

interface SectionCardProps {
  /** The part it shows: the rail leads here. */
  part: string;
  title: string;
  aim?: string;
  /** Its state, as a badge. */
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of the review screen. */
export function SectionCard({ part, title, aim, state, actions, children }: SectionCardProps) {
  return (
    <section id={`part-${part}`} aria-labelledby={`title-${part}`} className="scroll-mt-23">
      <Card>
        <div className="flex flex-wrap items-start not-last:mb-4 justify-between gap-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <h2 id={`title-${part}`} className="text-xl">
                {title}
              </h2>
              {state}
            </div>
            {aim && <p className="mt-0.5 text-sm text-ink-2">{aim}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </Card>
    </section>
  );
}
