import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';

interface PreviewSectionProps {
  /** Where the list of contents leads. */
  id: string;
  title: string;
  aim?: string;
  /** Its place in the tour. */
  tour?: string | undefined;
  children: ReactNode;
}

/** One part of the preview under its own heading. */
export function PreviewSection({ id, title, aim, tour, children }: PreviewSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tour={tour} className="scroll-mt-23">
      <Card>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {aim && <p className="mt-0.5 text-ink-2 text-sm">{aim}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  );
}
