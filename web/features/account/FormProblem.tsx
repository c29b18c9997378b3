import { plural, t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { HttpError } from '#ui/http-error.ts';

interface FormProblemProps {
  failure: HttpError | null;
  /** Actions that help, shown under the message. */
  children?: ReactNode;
}

/** Explains why the form could not be sent. Screen readers announce it when it appears. */
export function FormProblem({ failure, children }: FormProblemProps) {
  return (
    <div role="alert">
      {failure && (
        <div className="flex gap-3 rounded-control bg-bad-soft p-4 text-ink">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
          <div className="min-w-0">
            <p>{sentenceFor(failure)}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

function tooManyAttempts(seconds: number | undefined): string {
  if (!seconds) return t`Too many attempts. Please wait a few minutes, then try again.`;
  if (seconds < 90) {
    return plural(
      { seconds: Math.ceil(seconds) },
      {
        one: 'Too many attempts. Please wait # second, then try again.',
        other: 'Too many attempts. Please wait # seconds, then try again.',
      },
    );
  }
  return plural(
    { minutes: Math.ceil(seconds / 60) },
    {
      one: 'Too many attempts. Please wait # minute, then try again.',
      other: 'Too many attempts. Please wait # minutes, then try again.',
    },
  );
}

/** The message to show when a form could not be sent. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof HttpError)) return t`Something went wrong. Please try again.`;
  if (error.status === 0) {
    return t`Lexiloom isn’t answering. Check your connection and try again; what you typed is still here.`;
  }
  if (error.status === 429) return tooManyAttempts(error.retryAfter);
  return error.message;
}
