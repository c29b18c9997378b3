import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '#ui/Button.tsx';
import { AnswersOpenContext, type Reveal } from './use-reveal.ts';
import type { Turns } from './use-turns.ts';

/**
 * The controls of a panel, the same in every panel. A button that has no further effect is dimmed but never
 * disabled, so that it keeps the focus and keyboard users do not lose their place. The bar is hidden if
 * answers are open from the start, because that view is for reading or comparing, not for a class.
 */
export function RevealBar({ reveal }: { reveal: Reveal }) {
  const { shown, total } = reveal;
  if (useContext(AnswersOpenContext)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="primary" onClick={reveal.next} aria-disabled={shown === total || undefined}>
        <Trans>Reveal next</Trans>
      </Button>
      <Button onClick={reveal.all} aria-disabled={shown === total || undefined}>
        <Trans>Reveal all</Trans>
      </Button>
      <Button onClick={reveal.none} aria-disabled={shown === 0 || undefined}>
        <Trans>Hide all</Trans>
      </Button>
      <p className="m-0 text-sm text-ink-2" aria-live="polite">
        <Trans>
          {shown} of {total} shown
        </Trans>
      </p>
    </div>
  );
}

/** Buttons for the previous and next question, for panels that show one question at a time. */
export function TurnBar({ turn }: Pick<Turns<unknown>, 'turn'>) {
  if (!turn) return null;
  const { number, of, go } = turn;
  return (
    <nav aria-label={t`Questions one at a time`} className="flex flex-wrap items-center gap-3">
      <Button onClick={() => go(number - 1)} aria-disabled={number === 1 || undefined}>
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100 size-5" />{' '}
        <Trans>Previous</Trans>
      </Button>
      <p className="m-0 text-ink-2" aria-live="polite">
        <Trans>
          Question {number} of {of}
        </Trans>
      </p>
      <Button onClick={() => go(number + 1)} aria-disabled={number === of || undefined}>
        <Trans>Next</Trans> <ChevronRight aria-hidden="true" className="rtl:-scale-x-100 size-5" />
      </Button>
    </nav>
  );
}
