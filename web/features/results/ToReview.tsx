import { PenLine } from 'lucide-react';

interface ToReviewProps {
  count: number;
  /** Of which homework, and whose, for readers: two lines may have as many. */
  of: string;
  href: string;
}

/** How many answers wait for the teacher; leads to them. */
export function ToReview({ count, of, href }: ToReviewProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-target-soft px-3 text-sm font-semibold text-target no-underline hover:underline"
    >
      <PenLine size={14} aria-hidden="true" />
      {count}
      <span className="sr-only">
        {count === 1 ? 'answer' : 'answers'} to read: {of}
      </span>
    </a>
  );
}
