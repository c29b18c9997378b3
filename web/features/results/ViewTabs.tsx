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
  /** How many answers wait for the teacher. */
  toRead: number;
}

/** The views of a class's results: links, so that each has its own address. */
export function ViewTabs({ views, current, href, toRead }: ViewTabsProps) {
  const count = toRead > 0 && (
    <span className="rounded-full bg-target-fill px-2 text-xs leading-5 text-on-target">
      {toRead}
      <span className="sr-only"> {toRead === 1 ? 'answer' : 'answers'}</span>
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
