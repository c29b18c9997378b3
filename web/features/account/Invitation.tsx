import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Eye, EyeOff, Link2Off, School } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Invited } from '#contracts/organisation/organisation.ts';
import { Registration } from '#contracts/validation/registration.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { http } from '../../app/http/http.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage, linkSecret, Outcome } from './AuthPage.tsx';
import { CountrySelect, likelyCountry } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

/**
 * The page that an invitation link opens. The user signs in or registers with the invited address, then
 * joins.
 */
export default function Invitation() {
  const { secret: inPath = '' } = useParams();
  const secret = linkSecret(useLocation().hash, inPath);
  const who = useSession((session) => session.who);
  const { data, error, mutate } = useRequest(
    ['/v1/organisation/invited', secret],
    ([path]) => http.post<Invited>(path, { secret }),
    // The link is used up after joining, so the page keeps the data that it has already fetched.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!data && error instanceof HttpError && [400, 404].includes(error.status)) {
    return (
      <AuthPage
        title={t`This invitation no longer works`}
        under={
          <a href="/signin">
            <Trans>Go to Sign in</Trans>
          </a>
        }
      >
        <Outcome icon={<Link2Off size={30} />}>
          <Trans>
            It may have been used, withdrawn or expired. Ask your colleague to send it again.
          </Trans>
        </Outcome>
      </AuthPage>
    );
  }
  if (!data) {
    return (
      <AuthPage title={t`Your invitation`}>
        {error ? (
          <div className="space-y-5">
            <FormProblem failure={error instanceof HttpError ? error : new HttpError(0, null)} />
            <Button variant="primary" wide onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        ) : (
          <Spinner label={t`Loading your invitation`} />
        )}
      </AuthPage>
    );
  }
  if (who) return <JoinOrganisation invited={data} secret={secret} />;
  return <InvitedRegisterForm invited={data} secret={secret} />;
}

export const Guest = z.omit(Registration, { organisationName: true, invitation: true });

/**
 * Shown to a signed-out invitee. A user with an account signs in and returns to this page. A user without one
 * registers here with the invited address, which the email has already confirmed.
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
      // After sign-in, the same address explains the effects of joining and asks for confirmation.
      await useSession.getState().signIn({ userName, password });
    },
  });
  const signIn = () => {
    useSession.getState().setRedirectPath(`/invitation/link#${secret}`);
    navigate('/signin');
  };
  const { invitedBy, organisationName, email } = invited;
  if (invited.hasAccount) {
    return (
      <AuthPage
        title={t`You are invited`}
        lead={t`${invitedBy} invites you to ${organisationName}.`}
      >
        <p className="mb-5">
          <Trans>
            <strong className="wrap-anywhere">{email}</strong> already has an account. Sign in to
            it, and you’ll see what joining means before you decide.
          </Trans>
        </p>
        <Button variant="primary" size="large" wide onClick={signIn}>
          <Trans>Sign in</Trans>
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t`You are invited`}
      lead={t`${invitedBy} invites you to ${organisationName}. Create your account first. You’ll see what joining means before you decide.`}
    >
      <form noValidate onSubmit={form.submit} className="space-y-5">
        <TextField {...form.field('fullName')} label={t`Your name`} autoComplete="name" />
        <TextField
          {...form.field('email')}
          label={t`E-mail address`}
          type="email"
          autoComplete="username"
          dir="ltr"
          readOnly
          help={t`The invitation was sent to this address, so it is already confirmed.`}
        />
        <NewPasswordField {...form.field('password')} label={t`Password`} />
        <CountrySelect {...form.field('country')} />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          <Trans>Create my account</Trans>
        </Button>
      </form>
    </AuthPage>
  );
}

const consents = [
  {
    icon: Eye,
    title: msg`Your colleagues will see`,
    text: msg({
      message:
        'your name and e-mail address, your classes, your pupils, the homework you set and its results. They can open your resources with the link.',
      comment: 'Continues the heading “Your colleagues will see”.',
    }),
  },
  {
    icon: School,
    title: msg`Classes and pupils belong to the department`,
    text: msg`The owner and managers can change your classes. If you leave, classes, pupils and results stay, and a colleague looks after them.`,
  },
  {
    icon: EyeOff,
    title: msg`Yours alone`,
    text: msg({
      message:
        'your password, your drafts, and your resources themselves: only you can change them, and they go with you.',
      comment: 'Continues the heading “Yours alone”.',
    }),
  },
] as const;

/** Explains the effects of joining, then asks the signed-in user to join. */
function JoinOrganisation({ invited, secret }: { invited: Invited; secret: string }) {
  const who = useSession((session) => session.who);
  const [busy, setBusy] = useState(false);
  const [joined, setJoined] = useState(false);
  const { invitedBy, organisationName } = invited;
  const ownName = who?.name ?? '';
  const [failure, setFailure] = useState<HttpError | null>(null);

  async function join() {
    setBusy(true);
    setFailure(null);
    try {
      await http.put('/v1/organisation/invited', { secret });
      // The new token contains the features of the department's plan.
      await http.renew().catch(() => undefined);
      setJoined(true);
    } catch (error) {
      setFailure(error instanceof HttpError ? error : new HttpError(0, null));
    } finally {
      setBusy(false);
    }
  }

  if (joined) {
    return (
      <AuthPage title={t`Welcome to ${organisationName}`}>
        <Outcome
          icon={<CircleCheck size={30} />}
          action={
            <div className="space-y-3">
              <LinkButton href="/classrooms/view" variant="primary" size="large" wide>
                <Trans>See the classes</Trans>
              </LinkButton>
              <LinkButton href="/department_resources" wide>
                <Trans>Department resources</Trans>
              </LinkButton>
            </div>
          }
        >
          <Trans>
            You’ve joined. You can now use your colleagues’ classes and shared resources.
          </Trans>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t`Join ${organisationName}?`}
      lead={t`${invitedBy} invites you, ${ownName}.`}
      under={
        <p>
          <Trans>Not you?</Trans>{' '}
          <Button variant="quiet" onClick={() => void useSession.getState().signOut()}>
            <Trans>Sign out</Trans>
          </Button>
        </p>
      }
    >
      <ul className="space-y-4 [&_svg]:mt-1 [&_svg]:shrink-0 [&_svg]:text-target">
        {consents.map(({ icon: Icon, title, text }) => (
          <li key={title.id} className="flex gap-3">
            <Icon size={20} aria-hidden="true" />
            <div>
              <p className="font-semibold">{i18n._(title)}</p>
              <p className="text-ink-2">{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 space-y-4">
        <FormProblem failure={failure} />
        <Button variant="primary" size="large" wide busy={busy} onClick={join}>
          <Trans>I agree and join</Trans>
        </Button>
        <LinkButton href="/select_resources" variant="quiet" wide>
          <Trans>Not now</Trans>
        </LinkButton>
      </div>
    </AuthPage>
  );
}
