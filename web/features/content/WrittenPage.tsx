import { t } from '@lingui/core/macro';
import './written.css';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { HttpError } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { PageHead, usePageTitle } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePage } from './use-pages.ts';
import { WrittenText } from './WrittenText.tsx';

/** The screen at /{id}: any other written page, such as "about"; an unknown id shows the not-found page. */
export default function WrittenPage({ missing }: { missing: ReactElement }) {
  const { id = '' } = useParams();
  const { data: page, error, mutate } = usePage('page', id);
  usePageTitle(
    error instanceof HttpError && error.status === 404 ? t`Page not found` : page?.title,
  );
  if (error instanceof HttpError && error.status === 404) return missing;
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-8 sm:py-12">
      {!page &&
        (error ? (
          <LoadFailed
            error={error}
            title={t`The page could not be loaded`}
            onAgain={() => void mutate()}
          />
        ) : (
          <PageSkeleton />
        ))}
      {page && (
        <>
          <PageHead page={page} />
          <div lang={page.language}>
            <WrittenText markdown={page.body} />
          </div>
        </>
      )}
    </article>
  );
}
