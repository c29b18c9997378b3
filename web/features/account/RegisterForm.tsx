import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { OrganisationName } from '#contracts/validation/organisation-name.ts';
import { Registration } from '#contracts/validation/registration.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { homeOf } from '../../app/session/home-of.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import { likelyCountry } from './likely-country.ts';
import { PasswordField } from './PasswordField.tsx';
import { resendConfirmation } from './resend-confirmation.ts';

const TeacherRegistration = z.omit(Registration, { organisationName: true });
const DepartmentRegistration = z.extend(Registration, { organisationName: OrganisationName });

interface RegisterFormProps {
  /** A department's account has the name of its organisation as well. */
  department: boolean;
}

export function RegisterForm({ department }: RegisterFormProps) {
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
              <a href="/register">An account for one teacher instead</a>
            ) : (
              <a href="/createaccount">An account for a department instead</a>
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
          We use your address to sign you in and to reach you about your account. More in the{' '}
          <a href="/privacy-policy.pdf" target="_blank" rel="noopener">
            Privacy Policy (PDF)
          </a>
          .
        </p>
      </form>
    </AuthPage>
  );
}
