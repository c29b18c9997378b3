import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { OrganisationName } from '#contracts/validation/organisation-name.ts';
import { Registration } from '#contracts/validation/registration.ts';
import { SignIn } from '#contracts/validation/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { homeOf } from '../../app/session/home-of.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { CheckYourMail, ResendConfirmation, resendConfirmation } from './CheckYourMail.tsx';
import { CountrySelect, likelyCountry } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';

export type AuthForm = 'sign in' | 'register' | 'register department' | 'forgotten password';

/** The screen of the four auth routes. */
export default function AuthScreen({ form }: { form: AuthForm }) {
  if (form === 'sign in') return <SignInForm />;
  if (form === 'forgotten password') return <ForgottenPasswordForm />;
  return <RegisterForm key={form} department={form === 'register department'} />;
}

/** Requests an email with a link to choose a new password. */
function ForgottenPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: ForgotPassword,
    initial: { email: '' },
    async send(asked) {
      await http.post('/forgetPassword', asked);
      setSentTo(asked.email);
    },
  });
  const back = <a href="/signin">Back to Sign in</a>;
  if (sentTo) {
    return (
      <AuthPage title="Check your e-mail" under={back}>
        <CheckYourMail
          email={sentTo}
          resend={() => http.post('/forgetPassword', { email: sentTo })}
        >
          Open the link in it to choose a new password.
        </CheckYourMail>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Forgotten your password?"
      lead="Enter your e-mail address, and we’ll send you a link to choose a new one."
      under={
        <>
          <p>{back}</p>
          <p className="text-sm">Pupils: ask your teacher for a new login card.</p>
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="space-y-5">
        <TextField
          {...form.field('email')}
          label="E-mail address"
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          Send link
        </Button>
      </form>
    </AuthPage>
  );
}

/** The sign-in form: teachers use their email address, pupils their user name. */
function SignInForm() {
  const who = useSession((session) => session.who);
  const redirectPath = useSession((session) => session.redirectPath);
  // The teaching view is a separate entry: it passes the return address in the query.
  const [params] = useSearchParams();
  const askedFor = params.get('next') ?? redirectPath;
  const card = new URLSearchParams(useLocation().hash.slice(1)).get('card');
  const form = useForm({
    schema: SignIn,
    // The QR code on a pupil's login card contains the user name.
    initial: { userName: params.get('user') ?? '', password: '' },
    send: (credentials) =>
      useSession.getState().signIn({ ...credentials, ...(card !== null && { card }) }),
  });
  if (who) return <Navigate to={pathAfterSignIn(askedFor, homeOf(who.role))} replace />;
  return (
    <AuthPage
      title="Sign in"
      lead={askedFor && 'Sign in to continue to the page you wanted.'}
      under={
        <>
          <p>
            New here? <a href="/register">Create an account</a> or{' '}
            <a href="/createaccount">one for your department</a>.
          </p>
          <p className="text-sm">Pupils get their user name and password from their teacher.</p>
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="space-y-5">
        <TextField
          {...form.field('userName')}
          label="E-mail address or user name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <div>
          <PasswordField {...form.field('password')} label="Password" />
          <p className="mt-2 text-end text-sm">
            <a href="/forgetPassword" className="inline-block py-1">
              Forgotten your password?
            </a>
          </p>
        </div>
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          Sign in
        </Button>
      </form>
      {form.failure?.code === 'email_not_verified' && (
        <ResendConfirmation email={form.values.userName} />
      )}
    </AuthPage>
  );
}

const TeacherRegistration = z.omit(Registration, { organisationName: true });
const DepartmentRegistration = z.extend(Registration, { organisationName: OrganisationName });

interface RegisterFormProps {
  /** True for a department's account, which also has the name of its organisation. */
  department: boolean;
}

function RegisterForm({ department }: RegisterFormProps) {
  const who = useSession((session) => session.who);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Record<Exclude<keyof Registration, 'invitation'>, string>, Registration>({
    schema: department ? DepartmentRegistration : TeacherRegistration,
    initial: {
      organisationName: '',
      fullName: '',
      email: '',
      password: '',
      country: likelyCountry(navigator.languages),
    },
    async send(registration) {
      await http.post('/registration', registration);
      setSentTo(registration.email);
    },
  });
  if (who) return <Navigate to={homeOf(who.role)} replace />;
  if (sentTo) {
    return (
      <AuthPage title="Check your e-mail" under={<a href="/signin">Go to Sign in</a>}>
        <CheckYourMail email={sentTo} resend={() => resendConfirmation(sentTo)}>
          Open the link in it to confirm your address; then you can sign in.
        </CheckYourMail>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={department ? 'Create a department account' : 'Create your account'}
      lead={
        department
          ? 'For your school or department. You’ll be its owner.'
          : 'For one teacher. It takes a minute.'
      }
      under={
        <>
          <p>
            Already have an account? <a href="/signin">Sign in</a>
          </p>
          <p>
            {department ? (
              <a href="/register">Create an account for one teacher instead</a>
            ) : (
              <a href="/createaccount">Create a department account instead</a>
            )}
          </p>
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="space-y-5">
        {department && (
          <TextField
            {...form.field('organisationName')}
            label="School or department"
            autoComplete="organization"
          />
        )}
        <TextField {...form.field('fullName')} label="Your name" autoComplete="name" />
        <TextField
          {...form.field('email')}
          label="E-mail address"
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <PasswordField {...form.field('password')} label="Password" isNew />
        <CountrySelect {...form.field('country')} />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          Create account
        </Button>
        <p className="text-sm text-ink-2">
          We use your address to sign you in and to contact you about your account. Find out more in
          our{' '}
          <a href="/privacy-policy.pdf" target="_blank" rel="noopener">
            Privacy Policy (PDF)
          </a>
          .
        </p>
      </form>
    </AuthPage>
  );
}

/**
 * The page to open after signing in: the requested page if it is on this site, otherwise the home page. A
 * path such as `//elsewhere.example` leads to another site and is ignored.
 */
export function pathAfterSignIn(askedFor: string | null, home: string): string {
  return askedFor && /^\/(?![/\\])/.test(askedFor) ? askedFor : home;
}
