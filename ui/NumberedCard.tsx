import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';

interface NumberedCardProps {
  number: number;
  title: string;
  /** A quiet line beside the title, such as a count. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the steps of a screen: a card with its number, so that a teacher knows how far they are. */
export function NumberedCard({ number, title, note, actions, children }: NumberedCardProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden="true"
          className="inline-flex size-7 items-center justify-center rounded-small bg-target-soft text-sm font-bold text-target"
        >
          {number}
        </span>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <div className="text-sm text-ink-2">{note}</div>}
        {actions && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}
