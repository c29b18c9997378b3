import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PageLine } from '#contracts/content/page.ts';

interface NeighboursProps {
  previous: PageLine | undefined;
  next: PageLine | undefined;
  root: string;
}

const look =
  'flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-5 py-3 no-underline transition-colors hover:border-edge';

/** The guide before and the one after. */
export function Neighbours({ previous, next, root }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Previous and next guide"
      className="mt-12 grid max-w-2xl gap-3 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <a href={root + previous.slug} rel="prev" className={look}>
          <ArrowLeft size={20} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
          <span>
            <span className="block text-sm text-ink-3">Previous</span>
            <span className="font-semibold">{previous.title}</span>
          </span>
        </a>
      )}
      {next && (
        <a
          href={root + next.slug}
          rel="next"
          className={`${look} justify-end text-end sm:col-start-2`}
        >
          <span>
            <span className="block text-sm text-ink-3">Next</span>
            <span className="font-semibold">{next.title}</span>
          </span>
          <ArrowRight size={20} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
        </a>
      )}
    </nav>
  );
}
