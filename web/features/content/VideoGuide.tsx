import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import './written.css';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { HttpError } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { NotOutYet, PageHead, usePageTitle } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { usePage, usePages } from './use-pages.ts';
import { WrittenText } from './WrittenText.tsx';

/** The screen at /video/{guideId}: a video guide, with its transcript below. */
export default function VideoGuide({ missing }: { missing: ReactElement }) {
  const { guideId = '' } = useParams();
  const { data: page, error, mutate } = usePage('video', guideId);
  const { data: guides = [] } = usePages('guide');
  usePageTitle(page?.title);
  if (error instanceof HttpError && error.status === 404) return missing;
  const written = guides.find(({ slug }) => slug === guideId);
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-8">
      {!page &&
        (error ? (
          <LoadFailed
            error={error}
            title={t`The video could not be loaded`}
            onAgain={() => void mutate()}
          />
        ) : (
          <PageSkeleton />
        ))}
      {page && (
        <>
          <PageHead page={page}>
            {written && (
              <p className="mt-3">
                <a href={`/guides/${written.slug}`}>
                  <Trans>Read this as a guide</Trans>
                </a>
              </p>
            )}
          </PageHead>
          <div className="mb-8">
            {page.video ? (
              <RecordingPlayer {...page} video={page.video} />
            ) : (
              <NotOutYet title={t`This video isn’t available yet`}>
                <Trans>
                  See below for what it will show. The guide explains it all in writing.
                </Trans>
              </NotOutYet>
            )}
          </div>
          <div lang={page.language}>
            <WrittenText markdown={page.body} />
          </div>
        </>
      )}
    </article>
  );
}
