import { Link2Off } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Invited } from '#contracts/organisation/organisation.ts';
import { Registration } from '#contracts/validation/registration.ts';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { http } from '../../app/http/http.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import { JoinOrganisation } from './JoinOrganisation.tsx';
import { likelyCountry } from './likely-country.ts';
import { linkSecret } from './link-secret.ts';
import { Outcome } from './Outcome.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Behind the link of an invitation: sign in or register with its address, then join. */
export default function Invitation() {
  const { secret: inPath = '' } = useParams();
  const secret = linkSecret(useLocation().hash, inPath);
  const who = useSession((session) => session.who);
  const { data, error, mutate } = useRequest(
    ['/v1/organisation/invited', secret],
    ([path]) => http.post<Invited>(path, { secret }),
    // Once somebody has joined the link is spent; what they read stays.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!data && error instanceof HttpError && [400, 404].includes(error.status)) {
    return (
      <AuthPage title="This invitation no longer works" under={<a href="/signin">Go to Sign in</a>}>
        <Outcome icon={<Link2Off size={30} />}>
          It may have been used, withdrawn or expired. Ask your colleague to send it again.
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

const Guest = z.omit(Registration, { organisationName: true, invitation: true });

/**
 * For somebody invited who is signed out: with an account they sign in and come back; without one they
 * register here with the invited address, which the mail has confirmed already.
 */
function InvitedRegisterForm({ invited, secret }: { invited: Invited; secret: string }) {
  const navigate = useNavigate();
  const form = useForm<Record<keyof typeof Guest.shape, string>, Omit<Registration, 'invitation'>>({
    schema: Guest,
    initial: {
      fullName: invited.fullName,
      email: invited.email,
      password: '',
      country: likelyCountry(navigator.languages),
    },
    async send(registration) {
      await http.post('/registration', { ...registration, invitation: secret });
      const { email: userName, password } = registration;
      // Signed in, this address shows what joining means, and asks.
      await useSession.getState().signIn({ userName, password });
    },
  });
  const signIn = () => {
    useSession.getState().setRedirectPath(`/invitation/link#${secret}`);
    navigate('/signin');
  };
  const lead = `${invited.invitedBy} invites you to ${invited.organisationName}.`;
  if (invited.hasAccount) {
    return (
      <AuthPage title="You are invited" lead={lead}>
        <p className="mb-5">
          <strong className="wrap-anywhere">{invited.email}</strong> has an account here. Sign in
          with it to see what joining means before you decide.
        </p>
        <Button variant="primary" size="large" wide onClick={signIn}>
          Sign in
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="You are invited"
      lead={`${lead} Create your account first. You’ll see what joining means before you decide.`}
    >
      <form noValidate onSubmit={form.submit} className="space-y-5">
        <TextField {...form.field('fullName')} label="Your name" autoComplete="name" />
        <TextField
          {...form.field('email')}
          label="E-mail address"
          type="email"
          autoComplete="username"
          dir="ltr"
          readOnly
          help="The invitation is for this address, so it is confirmed already."
        />
        <PasswordField {...form.field('password')} label="Password" isNew />
        <CountrySelect {...form.field('country')} />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          Create my account
        </Button>
      </form>
    </AuthPage>
  );
}
