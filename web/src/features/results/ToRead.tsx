import { PenLine } from 'lucide-react';

interface ToReadProps {
  count: number;
  href: string;
}

/** How much free writing waits for the teacher; leads to it. */
export function ToRead({ count, href }: ToReadProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-target-soft px-3 text-sm font-semibold text-target no-underline hover:underline"
    >
      <PenLine size={14} aria-hidden="true" />
      {count}
      <span className="sr-only">{count === 1 ? 'answer to read' : 'answers to read'}</span>
    </a>
  );
}
