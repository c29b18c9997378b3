import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Check } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { PageLine } from '#contracts/content/page.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { saveFile } from '#web/app/http/save-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { calendarFile } from './calendar-file.ts';
import type { SignUps } from './use-sign-ups.ts';
import { isAhead } from './WebinarFacts.tsx';

interface WebinarSignUpProps {
  webinar: Pick<PageLine, 'slug' | 'title' | 'summary' | 'startsAt' | 'minutes' | 'hasRecording'>;
  signUps: SignUps;
}

/** Buttons for a webinar that has not begun: sign up, cancel the sign-up, and add the date to a calendar. */
export function WebinarSignUp({ webinar, signUps }: WebinarSignUpProps) {
  const role = useSession((session) => session.who?.role);
  const { slug, title, startsAt } = webinar;
  if (startsAt === null || !isAhead(webinar, Date.now())) return null;
  const saveDate = () => {
    const file = calendarFile({ ...webinar, startsAt }, location.origin, Date.now());
    saveFile(title, 'ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {role === undefined && <SignInFirst />}
        {role !== undefined && role !== 'PUPIL' && (
          <Toggle slug={slug} title={title} signUps={signUps} />
        )}
        <Button
          variant="quiet"
          aria-label={t`Add to calendar: ${title}`}
          data-log="webinar-added-to-calendar"
          onClick={saveDate}
        >
          <CalendarPlus size={18} aria-hidden="true" /> <Trans>Add to calendar</Trans>
        </Button>
      </div>
      {role !== undefined && role !== 'PUPIL' && (
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {signUps.slugs?.includes(slug) && (
            <>
              <Check size={16} aria-hidden="true" className="me-1 inline-block align-text-bottom" />
              <Trans>
                You are signed up. We’ll e-mail you a day before and an hour before it starts.
              </Trans>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** One button for both states, so that it keeps its place and the focus. */
function Toggle({ slug, title, signUps }: { slug: string; title: string; signUps: SignUps }) {
  const { slugs, failed, busy, onAgain, onChange } = signUps;
  if (failed) {
    return (
      <>
        <p className="text-sm text-ink-2">
          <Trans>We couldn’t check whether you’re signed up.</Trans>
        </p>
        <Button onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  const isSignedUp = slugs?.includes(slug) ?? false;
  return (
    <Button
      variant={isSignedUp ? 'secondary' : 'primary'}
      aria-label={isSignedUp ? t`Cancel my sign-up: ${title}` : t`Sign up: ${title}`}
      aria-disabled={slugs === undefined}
      busy={busy === slug}
      data-log={isSignedUp ? 'webinar-sign-up-cancelled' : 'webinar-signed-up'}
      onClick={() => slugs && void onChange(slug, !isSignedUp)}
    >
      {isSignedUp ? t`Cancel my sign-up` : t`Sign up`}
    </Button>
  );
}

function SignInFirst() {
  const { pathname } = useLocation();
  return (
    <LinkButton
      href="/signin"
      variant="primary"
      onClick={() => useSession.getState().setRedirectPath(pathname)}
    >
      <Trans>Sign in to sign up</Trans>
    </LinkButton>
  );
}
