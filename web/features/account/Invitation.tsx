import { Link2Off } from 'lucide-react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { Invited } from '#contracts/organisation/organisation.ts';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { http } from '../../app/http/http.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { FormProblem } from './FormProblem.tsx';
import { InvitedRegisterForm } from './InvitedRegisterForm.tsx';
import { JoinOrganisation } from './JoinOrganisation.tsx';
import { Outcome } from './Outcome.tsx';

/** Behind the link of an invitation: sign in or register with its address, then join. */
export default function Invitation() {
  const { secret = '' } = useParams();
  const who = useSession((session) => session.who);
  const { data, error, mutate } = useSWR(
    `/v1/organisation/invited/${encodeURIComponent(secret)}`,
    (path) => http.get<Invited>(path),
    // Once somebody has joined the link is spent; what they read stays.
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!data && error instanceof HttpError && [400, 404].includes(error.status)) {
    return (
      <AuthPage
        title="This invitation does not work any more"
        under={<a href="/signin">Go to Sign in</a>}
      >
        <Outcome icon={<Link2Off size={30} />}>
          It may be used already, withdrawn or too old. Ask your colleague to send it again.
        </Outcome>
      </AuthPage>
    );
  }
  if (!data) {
    return (
      <AuthPage title="Your invitation">
        {error ? (
          <div className="space-y-5">
            <FormProblem failure={error instanceof HttpError ? error : new HttpError(0, null)} />
            <Button variant="primary" wide onClick={() => void mutate()}>
              Try again
            </Button>
          </div>
        ) : (
          <Spinner label="Loading your invitation" />
        )}
      </AuthPage>
    );
  }
  if (who) return <JoinOrganisation invited={data} secret={secret} />;
  return <InvitedRegisterForm invited={data} secret={secret} />;
}
