import { type ResultView, resultViews } from './result-address.ts';

const names: Record<ResultView, string> = {
  table: 'Class',
  items: 'Item by item',
  review: 'To read',
  progress: 'Over time',
};

interface ViewTabsProps {
  current: ResultView;
  href: (view: ResultView) => string;
  /** How much waits for the teacher. */
  toReview: number;
}

/** The views of a class's results: links, so that each has its own address. */
export function ViewTabs({ current, href, toReview }: ViewTabsProps) {
  return (
    <nav aria-label="Views of the results" className="mb-5 border-b border-line print:hidden">
      <ul className="flex gap-1 overflow-x-auto">
        {resultViews.map((view) => (
          <li key={view} className="shrink-0">
            <a
              href={href(view)}
              aria-current={view === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 text-sm font-semibold text-ink-2 no-underline -outline-offset-4 transition-colors hover:text-ink aria-[current=page]:border-target aria-[current=page]:text-target sm:px-4"
            >
              {names[view]}
              {view === 'review' && toReview > 0 && (
                <span className="rounded-full bg-target-fill px-2 text-xs leading-5 text-on-target">
                  {toReview}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
