import { useNavigate } from 'react-router-dom';
import type { Invited } from '#contracts/organisation/organisation.ts';
import { Registration } from '#contracts/validation/registration.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import { likelyCountry } from './likely-country.ts';
import { PasswordField } from './PasswordField.tsx';

const Guest = Registration.omit({ organisationName: true, invitation: true });

/**
 * For somebody invited who is signed out: with an account they sign in and come back; without one they
 * register here with the invited address, which the mail has confirmed already.
 */
export function InvitedRegisterForm({ invited, secret }: { invited: Invited; secret: string }) {
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
    useSession.getState().setRedirectPath(`/invitation/${secret}`);
    navigate('/signin');
  };
  const lead = `${invited.invitedBy} invites you to ${invited.organisationName}.`;
  if (invited.hasAccount) {
    return (
      <AuthPage title="You are invited" lead={lead}>
        <p className="mb-5">
          <strong className="wrap-anywhere">{invited.email}</strong> has an account here. Sign in
          with it; then you see what joining means, and decide.
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
      lead={`${lead} Create your account first; then you see what joining means, and decide.`}
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
