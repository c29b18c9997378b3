import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';
import { guideSections, type PageLine } from '#contracts/content/page.ts';
import { classNames } from '#ui/class-names.ts';
import { pagesBySection, usePage, usePages } from './use-pages.ts';
import './written.css';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { HttpError } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { useWide } from '#ui/use-wide.ts';
import { PageHead, usePageTitle } from './PageHead.tsx';
import { PageSearch } from './PageSearch.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { nameOfSection } from './section-words.ts';
import { WrittenText } from './WrittenText.tsx';

interface GuideProps {
  /** Path prefix for links to other guides. */
  root: '/docs/' | '/guides/';
  /** Rendered if the guide does not exist. */
  missing: ReactElement;
}

/** The screen at /docs/{id}, /guides/{guideId} and /guide/{guideId}: a guide, with links to the others. */
export default function Guide({ root, missing }: GuideProps) {
  const params = useParams();
  const slug = params.id ?? params.guideId ?? '';
  const { data: page, error, mutate } = usePage('guide', slug);
  const { data: guides = [] } = usePages('guide');
  const { data: videos = [] } = usePages('video');
  usePageTitle(page?.title);
  const wide = useWide();
  if (error instanceof HttpError && error.status === 404) return missing;

  const at = guides.findIndex((guide) => guide.slug === slug);
  const headings = page ? pageHeadings(page.body) : [];
  const list = <GuideList guides={guides} root={root} current={slug} />;
  const jumps = <OnThisPage headings={headings} language={page?.language} />;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-6 sm:px-8 sm:py-8">
      <div className="grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_13rem]">
        {wide && (
          <nav
            aria-label={t`All guides`}
            className="sticky top-22 max-h-[calc(100dvh-6.5rem)] self-start overflow-y-auto pe-1 print:hidden"
          >
            {list}
          </nav>
        )}
        <div className="min-w-0">
          <PageSearch guidesRoot={root} />
          {!wide && (
            <details className="mt-4 rounded-card border border-line bg-card px-4 print:hidden">
              <summary className="min-h-11 py-2.5 font-semibold">
                <Trans>All guides</Trans>
              </summary>
              <nav aria-label={t`All guides`} className="pt-2">
                {list}
              </nav>
            </details>
          )}
          <article className="mt-8">
            {!page &&
              (error ? (
                <LoadFailed
                  error={error}
                  title={t`The guide could not be loaded`}
                  onAgain={() => void mutate()}
                />
              ) : (
                <PageSkeleton />
              ))}
            {page && (
              <>
                <PageHead page={page}>
                  {videos.some((video) => video.slug === slug) && (
                    <p className="mt-3">
                      <a href={`/video/${slug}`}>
                        <Trans>This guide as a video</Trans>
                      </a>
                    </p>
                  )}
                </PageHead>
                {headings.length > 1 && (
                  <details className="mb-6 max-w-2xl rounded-card border border-line bg-card px-4 xl:hidden print:hidden">
                    <summary className="min-h-11 py-2.5 font-semibold">
                      <Trans>On this page</Trans>
                    </summary>
                    <div className="pb-3">{jumps}</div>
                  </details>
                )}
                <div lang={page.language}>
                  <WrittenText markdown={page.body} />
                </div>
              </>
            )}
          </article>
          {at >= 0 && <Neighbours previous={guides[at - 1]} next={guides[at + 1]} root={root} />}
        </div>
        {headings.length > 1 && (
          <nav
            aria-labelledby="on-this-page"
            className="sticky top-22 hidden max-h-[calc(100dvh-6.5rem)] self-start overflow-y-auto pt-2 xl:block print:hidden"
          >
            <h2 id="on-this-page" className="mb-2 px-4 text-sm text-ink-3">
              <Trans>On this page</Trans>
            </h2>
            {jumps}
          </nav>
        )}
      </div>
    </div>
  );
}

interface OnThisPageProps {
  headings: readonly PageHeading[];
  language: string | undefined;
}

/** The headings of a page as links to its sections. */
function OnThisPage({ headings, language }: OnThisPageProps) {
  return (
    <ul lang={language} className="border-s border-line text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block px-4 py-2 leading-snug text-ink-2 no-underline hover:text-target"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PageHeading {
  /** The element id of the heading. */
  id: string;
  text: string;
}

/** The section headings of a page, for "On this page". */
export function pageHeadings(markdown: string): PageHeading[] {
  return parser(markdown, { disableParsingRawHTML: true }).flatMap((node) =>
    node.type === RuleType.heading && node.level <= 2
      ? [{ id: node.id, text: wordsOf(node.children) }]
      : [],
  );
}

function wordsOf(nodes: MarkdownToJSX.ASTNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node && typeof node.text === 'string') return node.text;
      return 'children' in node && Array.isArray(node.children) ? wordsOf(node.children) : '';
    })
    .join('');
}

interface GuideListProps {
  guides: readonly PageLine[];
  root: string;
  /** The slug of the displayed guide. */
  current: string;
}

/** A list of all guides by section, shown next to the displayed guide. */
function GuideList({ guides, root, current }: GuideListProps) {
  return pagesBySection(guides, guideSections).map(({ section, pages }) => (
    <div key={section} className="mb-6">
      <h2 className="mb-1 px-3 text-sm text-ink-3">{nameOfSection(section)}</h2>
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

interface NeighboursProps {
  previous: PageLine | undefined;
  next: PageLine | undefined;
  root: string;
}

const look =
  'flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-5 py-3 no-underline transition-colors hover:border-edge';

/** Links to the previous and the next guide. */
function Neighbours({ previous, next, root }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t`Previous and next guide`}
      className="mt-12 grid max-w-2xl gap-3 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <a href={root + previous.slug} rel="prev" className={look}>
          <ArrowLeft size={20} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
          <span>
            <span className="block text-sm text-ink-3">
              <Trans>Previous</Trans>
            </span>
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
            <span className="block text-sm text-ink-3">
              <Trans>Next</Trans>
            </span>
            <span className="font-semibold">{next.title}</span>
          </span>
          <ArrowRight size={20} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
        </a>
      )}
    </nav>
  );
}
