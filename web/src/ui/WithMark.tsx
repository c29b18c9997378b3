import type { ReactNode } from 'react';

/** A box of a line, such as a gap, with the mark that may not leave it (`leadingMark`), if there is one. */
export function WithMark({ mark, children }: { mark: string; children: ReactNode }) {
  if (!mark) return children;
  return (
    <span className="whitespace-nowrap">
      {children}
      {mark}
    </span>
  );
}
