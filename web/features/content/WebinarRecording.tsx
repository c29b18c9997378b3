import useSWR from 'swr';
import type { ReadPage, Recording } from '#contracts/content/page.ts';
import { HttpError } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
import { MembersOnly } from './MembersOnly.tsx';
import { NotOutYet } from './NotOutYet.tsx';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { webinarState } from './webinar-state.ts';

/**
 * The recording of a webinar. One for members alone is asked of the server, which decides who may have
 * it; those who may not are told so kindly, before they wait for anything.
 */
export function WebinarRecording({ webinar }: { webinar: ReadPage }) {
  const who = useSession((session) => session.who);
  const { membersOnly, slug } = webinar;
  const { data, error, mutate } = useSWR(
    membersOnly && who ? [`/v1/content/webinars/${slug}/recording`, who.id] : null,
    ([path]: readonly [string, string]) => http.get<Recording>(path, { sendOnce: true }),
    { shouldRetryOnError: false },
  );
  if (membersOnly && !who) return <MembersOnly signedOut />;
  if (error instanceof HttpError && error.code === 'plan_required') return <MembersOnly />;
  if (error) {
    return <LoadFailed error={error} what="The recording" onAgain={() => void mutate()} />;
  }
  const recording = membersOnly ? data : webinar;
  if (!recording) return <Spinner label="Looking for the recording" />;
  if (recording.video) {
    const { title, language } = webinar;
    return <RecordingPlayer {...recording} video={recording.video} {...{ title, language }} />;
  }
  if (webinarState(webinar, Date.now()) === 'over') {
    return (
      <NotOutYet title="The recording is not out yet">
        It is put here as soon as it is cut and has subtitles.
      </NotOutYet>
    );
  }
  return (
    <NotOutYet title="This webinar is still to come">
      Its recording will be put here afterwards, with subtitles.
    </NotOutYet>
  );
}
