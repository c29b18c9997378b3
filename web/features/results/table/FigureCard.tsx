import type { ReactNode } from 'react';

interface FigureCardProps {
  figure: ReactNode;
  /** The label of the figure. */
  children: ReactNode;
}

/** One figure of a class, with its label below. */
export function FigureCard({ figure, children }: FigureCardProps) {
  return (
    <div className="keep-together rounded-card border border-line bg-card px-4 py-3.5 sm:px-5 sm:py-4">
      <dd className="text-2xl font-bold tracking-tight">{figure}</dd>
      <dt className="mt-0.5 text-sm text-ink-2">{children}</dt>
    </div>
  );
}
