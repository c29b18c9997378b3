import { guideSections, type PageLine } from '#contracts/content/page.ts';
import { classNames } from '#ui/class-names.ts';
import { pagesBySection } from './pages-by-section.ts';

interface GuideListProps {
  guides: readonly PageLine[];
  root: string;
  /** The one that is read now. */
  current: string;
}

/** Every guide by section, beside the one that is read. */
export function GuideList({ guides, root, current }: GuideListProps) {
  return pagesBySection(guides, guideSections).map(({ section, pages }) => (
    <div key={section} className="mb-6">
      <h2 className="mb-1 px-3 text-sm text-ink-3">{section}</h2>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={root + slug}
              aria-current={slug === current ? 'page' : undefined}
              className={classNames(
                'block rounded-control border-s-3 px-3 py-2.5 text-[0.9375rem] leading-snug no-underline transition-colors',
                slug === current
                  ? 'border-target bg-target-soft font-semibold text-target'
                  : 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
