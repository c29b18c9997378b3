import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark, ExternalLink, Route } from 'lucide-react';
import type { TourName } from '#contracts/tours/tour-names.ts';
import { classNames } from '#ui/class-names.ts';
import { useDetailsMenu } from '#ui/use-details-menu.ts';

interface HelpMenuProps {
  /** The tours of this page, each with its label in the menu. */
  tours: readonly { name: TourName; label: string }[];
  /** The address of the user guides, which open in a new tab. */
  guides?: string | undefined;
  className?: string;
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-ink no-underline hover:bg-target-soft';

async function repeatTour(name: TourName): Promise<void> {
  try {
    const { beginAgain } = await import('./begin-tour.ts');
    await beginAgain(name);
  } catch (error) {
    console.info('The tour did not begin', error);
  }
}

/** A question mark menu with this page's tours, which can be repeated, and the user guides. */
export function HelpMenu({ tours, guides, className }: HelpMenuProps) {
  const details = useDetailsMenu();
  return (
    <details ref={details} className={classNames('relative', className)}>
      <summary
        title={t`Help`}
        className="flex size-11 list-none items-center justify-center rounded-control text-ink-2 hover:bg-target-soft hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <CircleQuestionMark size={20} aria-hidden="true" />
        <span className="sr-only">
          <Trans>Help</Trans>
        </span>
      </summary>
      <ul className="absolute end-0 top-12 z-30 w-64 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-2 shadow-overlay">
        {tours.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              className={entry}
              data-log={`tour-asked:${name}`}
              onClick={() => {
                if (details.current) details.current.open = false;
                // The focus returns to this element when the tour ends.
                details.current?.querySelector('summary')?.focus();
                void repeatTour(name);
              }}
            >
              <Route size={18} aria-hidden="true" className="shrink-0 text-target" />
              {label}
            </button>
          </li>
        ))}
        {guides && (
          <li>
            <a
              href={guides}
              target="_blank"
              rel="noopener"
              className={entry}
              data-log="user-guides"
            >
              <ExternalLink size={18} aria-hidden="true" className="shrink-0 text-target" />
              <Trans>User guides</Trans>
              <span className="sr-only">
                <Trans>(opens in a new tab)</Trans>
              </span>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
