import type { ReactNode } from 'react';

/** A box of a line, such as a gap, with the sign that may not leave it (`leadingSign`), if there is one. */
export function WithSign({ sign, children }: { sign: string; children: ReactNode }) {
  if (!sign) return children;
  return (
    <span className="whitespace-nowrap *:whitespace-normal">
      {children}
      {sign}
    </span>
  );
}
