import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { OrganisationName } from '#contracts/validation/organisation-name.ts';
import { Registration } from '#contracts/validation/registration.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '../app/forms/use-form.ts';
import { http } from '../app/http/http.ts';
import { homeOf } from '../app/session/home-of.ts';
import { useSession } from '../app/session/session.ts';
import { AuthPage } from '../features/account/AuthPage.tsx';
import { CheckYourMail, resendConfirmation } from '../features/account/CheckYourMail.tsx';
import { CountrySelect, likelyCountry } from '../features/account/CountrySelect.tsx';
import { FormProblem } from '../features/account/FormProblem.tsx';
import { NewPasswordField } from '../features/account/NewPasswordField.tsx';
import { inBrowser, typedBefore } from './typed-before.ts';
import { useLeaveFor } from './use-leave-for.ts';

export const TeacherRegistration = z.omit(Registration, { organisationName: true });
export const DepartmentRegistration = z.extend(Registration, {
  organisationName: OrganisationName,
});

interface RegisterFormProps {
  /** True for a department's account, which also has the name of its organisation. */
  department: boolean;
}

export function RegisterForm({ department }: RegisterFormProps) {
  const who = useSession((session) => session.who);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Record<Exclude<keyof Registration, 'invitation'>, string>, Registration>({
    schema: department ? DepartmentRegistration : TeacherRegistration,
    initial: {
      organisationName: typedBefore('organisationName'),
      fullName: typedBefore('fullName'),
      email: typedBefore('email'),
      password: typedBefore('password'),
      country: typedBefore('country') || (inBrowser ? likelyCountry(navigator.languages) : ''),
    },
    async send(registration) {
      await http.post('/registration', registration);
      setSentTo(registration.email);
    },
  });
  useLeaveFor(who && homeOf(who.role));
  if (sentTo) {
    return (
      <AuthPage
        title={t`Check your e-mail`}
        under={
          <a href="/signin">
            <Trans>Go to Sign in</Trans>
          </a>
        }
      >
        <CheckYourMail email={sentTo} resend={() => resendConfirmation(sentTo)}>
          <Trans>Open the link in it to confirm your address; then you can sign in.</Trans>
        </CheckYourMail>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={department ? t`Create a department account` : t`Create your account`}
      lead={
        department
          ? t`For your school or department. You’ll be its owner.`
          : t`For one teacher. It takes a minute.`
      }
      under={
        <>
          <p>
            <Trans>
              Already have an account? <a href="/signin">Sign in</a>
            </Trans>
          </p>
          <p>
            {department ? (
              <a href="/register">
                <Trans>Create an account for one teacher instead</Trans>
              </a>
            ) : (
              <a href="/createaccount">
                <Trans>Create a department account instead</Trans>
              </a>
            )}
          </p>
        </>
      }
    >
      <form
        method="dialog"
        noValidate
        onSubmit={form.submit}
        data-for-visitors
        className="space-y-5"
      >
        {department && (
          <TextField
            {...form.field('organisationName')}
            label={t`School or department`}
            autoComplete="organization"
          />
        )}
        <TextField {...form.field('fullName')} label={t`Your name`} autoComplete="name" />
        <TextField
          {...form.field('email')}
          label={t`E-mail address`}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <NewPasswordField {...form.field('password')} label={t`Password`} />
        <CountrySelect {...form.field('country')} />
        <FormProblem failure={form.failure} />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          <Trans>Create account</Trans>
        </Button>
        <p className="text-sm text-ink-2">
          <Trans>
            We use your address to sign you in and to contact you about your account. Find out more
            in our{' '}
            <a href="/privacy-policy.pdf" target="_blank" rel="noopener">
              Privacy Policy (PDF)
            </a>
            .
          </Trans>
        </p>
      </form>
    </AuthPage>
  );
}
