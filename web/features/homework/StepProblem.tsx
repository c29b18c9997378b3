import { TriangleAlert } from 'lucide-react';

/** The error of a step, shown at its top. It receives the focus when the teacher submits the homework. */
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
