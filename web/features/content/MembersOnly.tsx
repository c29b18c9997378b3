import { LockKeyhole } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useSession } from '#web/app/session/session.ts';

/** For those whose plan does not include a recording, or who have yet to say who they are. */
export function MembersOnly({ signedOut = false }: { signedOut?: boolean }) {
  const { pathname } = useLocation();
  const role = useSession((session) => session.who?.role);
  return (
    <Card flush className="max-w-2xl">
      {signedOut ? (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title="This recording is for members"
          action={
            <LinkButton
              href="/signin"
              variant="primary"
              onClick={() => useSession.getState().setRedirectPath(pathname)}
            >
              Sign in to watch it
            </LinkButton>
          }
        >
          What the webinar was about is below, for everybody.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title="Your plan does not include this recording"
          action={
            role === 'public' && (
              <>
                <LinkButton href="/subscription/product" variant="primary">
                  See the plans
                </LinkButton>
                <LinkButton href="/webinars">All webinars</LinkButton>
              </>
            )
          }
        >
          Plans with “Members-only webinar recordings” have it. The live webinars and the guides are
          open to you as they are.
        </EmptyState>
      )}
    </Card>
  );
}
