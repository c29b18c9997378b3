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

/** Formats a waiting time as "1 minute" or "40 seconds". */
export function waitingTime(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The message to show when a form could not be sent. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Something went wrong. Please try again.';
  if (error.status === 0) {
    return 'Lexiloom isn’t answering. Check your connection and try again; what you typed is still here.';
  }
  if (error.status === 429) {
    const wait = error.retryAfter ? waitingTime(error.retryAfter) : 'a few minutes';
    return `Too many attempts. Please wait ${wait}, then try again.`;
  }
  return error.message;
}
