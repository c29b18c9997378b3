import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HttpError } from '#ui/http-error.ts';
import { sentenceFor } from './sentence-for.ts';

interface FormProblemProps {
  failure: HttpError | null;
  /** What can be done about it, under the sentence. */
  children?: ReactNode;
}

/** Why the form could not be sent; read aloud when it appears. */
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
