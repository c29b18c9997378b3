import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Steps } from './use-steps.ts';

interface StepNavProps {
  steps: Steps;
  /** The button that ends the task; shown on the last step. */
  handIn?: ReactNode;
}

/**
 * The back button, the current step and the next button. A task with one step shows only the button that ends
 * the task.
 */
export function StepNav({ steps, handIn }: StepNavProps) {
  const { at, count } = steps;
  if (count < 2) return handIn ? <div className="flex flex-col">{handIn}</div> : null;
  const isLast = at === count - 1;
  const number = at + 1;
  return (
    <nav aria-label={t`Questions`} className="flex items-center gap-3">
      <Button
        size="large"
        aria-label={t`Back to the previous question`}
        disabled={at === 0}
        onClick={() => steps.go(at - 1)}
        className="px-4"
      >
        <ArrowLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
      <p className="min-w-14 text-center font-semibold text-ink-2 text-sm" aria-live="polite">
        <span className="sr-only">
          <Trans>
            Question {number} of {count}
          </Trans>
        </span>
        <span aria-hidden="true">
          {number} / {count}
        </span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col">
        {isLast ? (
          handIn
        ) : (
          <Button variant="primary" size="large" wide onClick={() => steps.go(at + 1)}>
            <Trans>Next</Trans>
            <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
        )}
      </div>
    </nav>
  );
}
