import { TriangleAlert } from 'lucide-react';

/** What is wrong with a step, at its top; the keyboard is taken here when the homework is set. */
export function StepProblem({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      tabIndex={-1}
      className="flex gap-2 rounded-control bg-bad-soft px-3 py-2 text-sm font-semibold text-bad outline-offset-2"
    >
      <TriangleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
      {children}
    </p>
  );
}
