import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import { classNames } from './class-names.ts';

interface NumberedCardProps {
  number: number;
  title: string;
  /** Secondary text next to the title, such as a count. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One numbered step of a screen, so that teachers see how far they are. */
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

interface SummaryCardProps {
  /** Title of the draft, which is also the name of the region. */
  label: string;
  /** Shown above the name, if it differs from the label. */
  eyebrow?: string;
  name: string;
  /** Subject or audience of the draft. */
  about?: ReactNode;
  /** The selected settings, as label and value. */
  lines: readonly (readonly [string, string])[];
  /** The single primary button. */
  action: ReactNode;
  /** Shown below the button: save status, or what is still missing. */
  note: ReactNode;
  /**
   * The breakpoint from which the card is next to the form. On narrower windows only the button sticks to the
   * window.
   */
  beside: 'lg' | 'xl';
}

const places = {
  lg: { card: 'lg:sticky lg:top-23', bar: 'lg:static lg:border-0 lg:px-6 lg:pt-0 lg:pb-5' },
  xl: { card: 'xl:sticky xl:top-23', bar: 'xl:static xl:border-0 xl:px-6 xl:pt-0 xl:pb-5' },
} as const;

/**
 * A summary of the item to be created, always visible next to the form, with the button that creates it. On a
 * phone only the button sticks to the bottom.
 */
export function SummaryCard(props: SummaryCardProps) {
  const { label, eyebrow = label, name, about, lines, action, note } = props;
  const place = places[props.beside];
  return (
    <aside aria-label={label} className={place.card}>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <div className="bg-linear-to-b from-target-soft to-card p-5 pb-3 sm:px-6">
          <p className="font-semibold text-sm text-target">{eyebrow}</p>
          <p dir="auto" className="mt-1.5 line-clamp-2 font-semibold text-xl wrap-anywhere">
            {name}
          </p>
          {about && (
            <p dir="auto" className="mt-1 line-clamp-3 text-ink-2 wrap-anywhere">
              {about}
            </p>
          )}
        </div>
        <dl className="px-5 pb-5 sm:px-6">
          {lines.map(([what, how]) => (
            <div
              key={what}
              className="flex justify-between gap-4 border-line border-b border-dashed py-2 text-sm last:border-b-0"
            >
              <dt className="text-ink-2">{what}</dt>
              <dd className="text-end font-semibold">{how}</dd>
            </div>
          ))}
        </dl>
        <div
          className={classNames(
            'bottom-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
            place.bar,
          )}
        >
          {action}
          <div className="mt-2 flex min-h-6 justify-center text-center text-sm">{note}</div>
        </div>
      </div>
    </aside>
  );
}
