import { LinkTabs } from '#ui/LinkTabs.tsx';
import type { ResultView } from './result-address.ts';

const names: Record<ResultView, string> = {
  table: 'Class',
  items: 'Item by item',
  review: 'To read',
  progress: 'Over time',
};

interface ViewTabsProps {
  views: readonly ResultView[];
  current: ResultView;
  href: (view: ResultView) => string;
  /** How much waits for the teacher. */
  toReview: number;
}

/** The views of a class's results: links, so that each has its own address. */
export function ViewTabs({ views, current, href, toReview }: ViewTabsProps) {
  const count = toReview > 0 && (
    <span className="rounded-full bg-target-fill px-2 text-xs leading-5 text-on-target">
      {toReview}
    </span>
  );
  return (
    <LinkTabs
      label="Views of the results"
      className="print:hidden"
      tabs={views.map((view) => ({
        href: href(view),
        current: view === current,
        name: (
          <>
            {names[view]}
            {view === 'review' && count}
          </>
        ),
      }))}
    />
  );
}
