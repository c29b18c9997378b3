import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import type { ReadPage, Recording } from '#contracts/content/page.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSession } from '#web/app/session/session.ts';
import { NotOutYet, PageHead, usePageTitle } from './PageHead.tsx';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { WebinarFacts, webinarState } from './WebinarFacts.tsx';
import './written.css';
import type { ReactElement } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePage } from './use-pages.ts';
import { useSignUps } from './use-sign-ups.ts';
import { WebinarSignUp } from './WebinarSignUp.tsx';
import { WrittenText } from './WrittenText.tsx';

/** The screen at /webinars/{webinarId}: a webinar's description, date and recording. */
export default function Webinar({ missing }: { missing: ReactElement }) {
  const { webinarId = '' } = useParams();
  const { data: page, error, mutate } = usePage('webinar', webinarId);
  const recording = useRecording(webinarId);
  const signUps = useSignUps();
  usePageTitle(page?.title);
  if (error instanceof HttpError && error.status === 404) return missing;
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-8">
      {!page &&
        (error ? (
          <LoadFailed
            error={error}
            title={t`The webinar could not be loaded`}
            onAgain={() => void mutate()}
          />
        ) : (
          <PageSkeleton />
        ))}
      {page && (
        <>
          <PageHead page={page}>
            <div className="mt-4 grid gap-4">
              <WebinarFacts webinar={page} />
              <WebinarSignUp webinar={page} signUps={signUps} />
            </div>
          </PageHead>
          <div className="mb-8">
            <WebinarRecording webinar={page} asked={recording} />
          </div>
          <div lang={page.language}>
            <WrittenText markdown={page.body} />
          </div>
        </>
      )}
    </article>
  );
}

/**
 * The recording, as the server returns it to this user. Although the page contains whether the recording is
 * for members only, page and recording are fetched in parallel. Fetching them in sequence would cost a second
 * round trip.
 */
function useRecording(slug: string) {
  const who = useSession((session) => session.who);
  return useRequest(
    who && [`/v1/content/webinars/${encodeURIComponent(slug)}/recording`, who.id],
    ([path]: readonly [string, string]) => http.get<Recording>(path, { sendOnce: true }),
  );
}

/**
 * The recording of a webinar. If it is for members only, the server decides who may see it, and other users
 * get a friendly explanation. Any other recording is part of the page itself.
 */
function WebinarRecording({
  webinar,
  asked: { data, error, mutate },
}: {
  webinar: ReadPage;
  asked: ReturnType<typeof useRecording>;
}) {
  const isSignedIn = useSession((session) => session.who !== null);
  const { membersOnly } = webinar;
  if (membersOnly && !isSignedIn) return <MembersOnly signedOut />;
  if (membersOnly && error) {
    if (error instanceof HttpError && error.code === 'plan_required') return <MembersOnly />;
    return (
      <LoadFailed
        error={error}
        title={t`The recording could not be loaded`}
        onAgain={() => void mutate()}
      />
    );
  }
  const recording = membersOnly ? data : webinar;
  if (!recording) {
    // Has the same height as the content that replaces it, so that the text below does not move.
    return (
      <div
        className={`grid place-items-center ${webinar.hasRecording ? 'aspect-video max-w-4xl' : 'min-h-34 sm:min-h-28'}`}
      >
        <Spinner label={t`Loading the recording`} />
      </div>
    );
  }
  if (recording.video) {
    const { title, language } = webinar;
    return (
      <RecordingPlayer {...recording} video={recording.video} title={title} language={language} />
    );
  }
  if (webinarState(webinar, Date.now()) === 'over') {
    return (
      <NotOutYet title={t`The recording isn’t available yet`}>
        <Trans>We’ll put it here as soon as it’s edited and has subtitles.</Trans>
      </NotOutYet>
    );
  }
  return (
    <NotOutYet title={t`This webinar hasn’t taken place yet`}>
      <Trans>The recording will appear here afterwards, with subtitles.</Trans>
    </NotOutYet>
  );
}

/** Shown to users who are signed out or whose plan does not include the recording. */
function MembersOnly({ signedOut = false }: { signedOut?: boolean }) {
  const { pathname } = useLocation();
  const role = useSession((session) => session.who?.role);
  return (
    <Card flush className="max-w-2xl">
      {signedOut ? (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title={t`This recording is for members`}
          action={
            <LinkButton
              href="/signin"
              variant="primary"
              onClick={() => useSession.getState().setRedirectPath(pathname)}
            >
              <Trans>Sign in to watch it</Trans>
            </LinkButton>
          }
        >
          <Trans>You can read what the webinar was about below.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title={t`Your plan does not include this recording`}
          action={
            role === 'public' && (
              <>
                <LinkButton href="/subscription/product" variant="primary">
                  <Trans>See the plans</Trans>
                </LinkButton>
                <LinkButton href="/webinars">
                  <Trans>All webinars</Trans>
                </LinkButton>
              </>
            )
          }
        >
          <Trans>
            It is included in plans with “Members-only webinar recordings”. The live webinars and
            the guides are open to everyone.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}
