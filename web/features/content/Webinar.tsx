import './written.css';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { HttpError } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePage } from './use-page.ts';
import { usePageTitle } from './use-page-title.ts';
import { WebinarFacts } from './WebinarFacts.tsx';
import { WebinarRecording } from './WebinarRecording.tsx';
import { WrittenText } from './WrittenText.tsx';

/** The screen at /webinars/{webinarId}: what a webinar is about, when it is, and its recording. */
export default function Webinar({ missing }: { missing: ReactElement }) {
  const { webinarId = '' } = useParams();
  const { data: page, error, mutate } = usePage('webinar', webinarId);
  usePageTitle(page?.title);
  if (error instanceof HttpError && error.status === 404) return missing;
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-8" lang={page?.language}>
      {!page &&
        (error ? (
          <LoadFailed error={error} what="The webinar" onAgain={() => void mutate()} />
        ) : (
          <PageSkeleton />
        ))}
      {page && (
        <>
          <PageHead page={page}>
            <div className="mt-4">
              <WebinarFacts webinar={page} />
            </div>
          </PageHead>
          <div className="mb-8">
            <WebinarRecording webinar={page} />
          </div>
          <WrittenText markdown={page.body} />
        </>
      )}
    </article>
  );
}
