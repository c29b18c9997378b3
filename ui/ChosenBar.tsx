import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ChosenBarProps {
  /** Accessible name, such as "Chosen pupils". */
  label: string;
  count: number;
  onClear: () => void;
  /** Buttons for the actions on the selected rows. */
  children: ReactNode;
}

/**
 * Bulk actions for the selected rows. Sticks to the bottom of the window, so that it is visible from every
 * row.
 */
export function ChosenBar({ label, count, onClear, children }: ChosenBarProps) {
  return (
    <section
      aria-label={label}
      data-foot
      className="sticky bottom-0 z-10 flex items-center gap-2 border-t border-line bg-target-soft px-4 py-2 *:shrink-0 max-sm:overflow-x-auto sm:flex-wrap"
    >
      <p role="status" className="me-2 font-semibold">
        <Trans>{count} selected</Trans>
      </p>
      {children}
      <Button variant="quiet" className="text-sm" onClick={onClear}>
        <X size={16} aria-hidden="true" /> <Trans>Clear selection</Trans>
      </Button>
    </section>
  );
}
