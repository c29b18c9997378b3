import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import './written.css';
import { guideSections } from '#contracts/content/page.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { PageSearch } from './PageSearch.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { nameOfSection } from './section-words.ts';
import { pagesBySection, usePages } from './use-pages.ts';

/** The screen at /guides and /docs: every guide as a card, grouped by section, with a search field above. */
export default function Guides({ root }: { root: '/docs/' | '/guides/' }) {
  const { data: guides, error, mutate } = usePages('guide');
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-3xl">
        <Trans>User Guides</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg text-ink-2">
        <Trans>
          How to make a lesson, teach it, print it and set it as homework, step by step.
        </Trans>
      </p>
      <PageSearch guidesRoot={root} />
      <div className="mt-10">
        {!guides &&
          (error ? (
            <LoadFailed
              error={error}
              title={t`The list of guides could not be loaded`}
              onAgain={() => void mutate()}
            />
          ) : (
            <PageSkeleton />
          ))}
        {guides?.length === 0 && (
          <EmptyState title={t`No guide is published yet`}>
            <Trans>
              Our team is writing them. Each one will appear here as soon as it’s published.
            </Trans>
          </EmptyState>
        )}
        {pagesBySection(guides ?? [], guideSections).map(({ section, pages }) => (
          <section key={section} className="mb-10">
            <h2 className="mb-4 text-xl">{nameOfSection(section)}</h2>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {pages.map(({ slug, title, summary }) => (
                <li key={slug}>
                  <a
                    href={root + slug}
                    className="block h-full rounded-card border border-line bg-card p-5 text-ink no-underline transition-colors hover:border-target"
                  >
                    <h3 className="text-lg text-target">{title}</h3>
                    <p className="mt-1.5 text-ink-2">{summary}</p>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
