import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CloudOff, Download } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contracts/access/user.ts';
import { graceDays } from '#contracts/account/account.ts';
import { SetInterfaceLanguage } from '#contracts/account/interface-language.ts';
import { locales } from '#contracts/account/locales.ts';
import { ChangeEmail } from '#contracts/validation/change-email.ts';
import { ChangePassword } from '#contracts/validation/change-password.ts';
import { Profile } from '#contracts/validation/profile.ts';
import { interfaceLanguages, offeredLocales } from '#language/wordings/interface-languages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import {
  browserLocale,
  browserTimeZone,
  hasLocaleChoice,
  persistLocale,
} from '#web/app/format/format.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { chooseLanguage } from '#web/app/session/choose-language.ts';
import { http } from '../../app/http/http.ts';
import { useUser } from '../../app/session/use-user.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { DeleteAccountDialog, useOwnData } from './DeleteAccountDialog.tsx';
import { DeviceList, useDevices } from './DeviceList.tsx';
import { FormProblem, sentenceFor } from './FormProblem.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useOwnSuggestions, WordSuggestions } from './WordSuggestions.tsx';

/** The profile of the signed-in user: details, sign-in methods, devices, data and account deletion. */
export default function AccountSetting() {
  const { data: me, error: failure, mutate } = useUser();
  // Prefetches the cards' data in parallel with the user's record.
  useDevices();
  useOwnSuggestions();
  return (
    <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-2xl sm:text-3xl">
        <Trans>Profile</Trans>
      </h1>
      <p className="mt-1.5 text-ink-2">
        <Trans>Your details, how you sign in, and the data we keep about you.</Trans>
      </p>
      {!me && failure && (
        <EmptyState
          icon={<CloudOff size={30} />}
          title={t`Your profile did not load`}
          action={
            <Button onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <p role="alert">{sentenceFor(failure)}</p>
        </EmptyState>
      )}
      {!me && !failure && (
        <div className="flex min-h-80 items-center justify-center">
          <Spinner label={t`Loading your profile`} />
        </div>
      )}
      {me && (
        <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <Card>
              <h2 className="mb-5 text-lg">
                <Trans>About you</Trans>
              </h2>
              <ProfileForm me={me} />
            </Card>
            <Card>
              <h2 className="mb-4 text-lg">
                <Trans>Where you are signed in</Trans>
              </h2>
              <DeviceList />
            </Card>
            <Card>
              <h2 className="mb-4 text-lg">
                <Trans>Your data</Trans>
              </h2>
              <OwnData />
            </Card>
          </div>
          <div className="grid gap-5">
            <Card>
              <h2 className="mb-4 text-lg">
                <Trans>E-mail address</Trans>
              </h2>
              <EmailForm email={me.email} />
            </Card>
            <Card>
              <h2 className="mb-5 text-lg">
                <Trans>Password</Trans>
              </h2>
              <PasswordForm />
            </Card>
            <WordSuggestions />
            {me.role !== 'admin' && (
              <Card>
                <h2 className="mb-4 text-lg">
                  <Trans>Delete account</Trans>
                </h2>
                <DeleteAccountCard />
              </Card>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Account deletion: a two-sentence summary, and the dialog with the details. */
function DeleteAccountCard() {
  const [open, setOpen] = useState(false);
  return (
    <div className="space-y-5">
      <p>
        <Plural
          value={{ days: graceDays }}
          one="Your account is deactivated for # day, then deleted for good. Sign in before that day to keep it."
          other="Your account is deactivated for # days, then deleted for good. Sign in before that day to keep it."
        />
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Downloads all of the user's own data as a file. */
function OwnData() {
  const { busy, download } = useOwnData();
  return (
    <div className="space-y-5">
      <p>
        <Trans>
          One file with everything we hold about you: your account, lessons and display, classes,
          pupils, homework, answers and results, your subscriptions, and a list of your sound files
          and pictures with their web addresses.
        </Trans>
      </p>
      <p className="text-sm text-ink-2">
        <Trans>
          It contains pupils’ names and answers, so store it the way your school stores such
          records. A large file can take a minute.
        </Trans>
      </p>
      <Button busy={busy} onClick={download}>
        <Download size={18} aria-hidden="true" /> <Trans>Download my data</Trans>
      </Button>
    </div>
  );
}

/** A form to change the password, which also requires the current password. */
function PasswordForm() {
  const form = useForm({
    schema: ChangePassword,
    initial: { current: '', next: '' },
    async send(change) {
      await http.post('/v1/me/password', change);
      form.reset();
      toast(
        'success',
        t`Your password has been changed. All your other devices have been signed out.`,
      );
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <PasswordField {...form.field('current')} label={t`Current password`} />
      <NewPasswordField {...form.field('next')} label={t`New password`} />
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}

/** The sign-in address, and a form to change it. */
function EmailForm({ email }: { email: string | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: ChangeEmail,
    initial: { email: '', password: '' },
    async send(change) {
      await http.post('/v1/me/email', change);
      setSentTo(change.email);
      form.reset();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <p>
        <Trans>
          You sign in with{' '}
          <strong dir="ltr" className="wrap-anywhere">
            {email}
          </strong>
          .
        </Trans>
      </p>
      <div role="status">
        {sentTo && (
          <Notice>
            <Trans>
              We’ve sent an e-mail to{' '}
              <span dir="ltr" className="wrap-anywhere">
                {sentTo}
              </span>
              . Open the link in it within a day. Nothing changes until you do.
            </Trans>
          </Notice>
        )}
      </div>
      <TextField
        {...form.field('email')}
        label={t`New e-mail address`}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <PasswordField {...form.field('password')} label={t`Your password`} />
      <FormProblem failure={form.failure} />
      <Button type="submit" busy={form.busy}>
        <Trans>Send confirmation e-mail</Trans>
      </Button>
    </form>
  );
}

/** A sample date that cannot be misread, because its day cannot be a month. */
const moment = new Date(2027, 4, 31, 16, 5);

/** A sample date, time and number in a locale: "31/05/2027, 16:05 · 1,234.5". */
export function sampleOf(locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return `${date.format(moment)} · ${new Intl.NumberFormat(locale).format(1234.5)}`;
}

export const WholeProfile = z.extend(z.required(Profile), SetInterfaceLanguage.shape);

/** The browser's default locale has no name, so the form uses the empty choice for it. */
const asBrowser = '';

/** A form for the signed-in user's name and country and their format of dates and numbers. */
function ProfileForm({ me }: { me: User }) {
  const form = useForm({
    schema: WholeProfile,
    initial: {
      fullName: me.fullName,
      country: me.country,
      locale: me.locale ?? asBrowser,
      language: me.interfaceLanguage ?? asBrowser,
    },
    read: (values) => ({
      ...values,
      locale: values.locale || null,
      language: values.language || null,
    }),
    async send({ language, ...profile }) {
      await http.patch('/v1/me', profile);
      persistLocale(window.localStorage, profile.locale);
      if (language !== me.interfaceLanguage) await chooseLanguage(language);
      toast('success', t`Profile saved.`);
    },
  });
  const chosen = form.values.locale || browserLocale(navigator.language, browserTimeZone());
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <TextField {...form.field('fullName')} label={t`Your name`} autoComplete="name" />
      <CountrySelect {...form.field('country')} />
      <NativeSelect
        {...form.field('language')}
        label={t`Language of the pages`}
        options={[
          { value: asBrowser, label: t`Browser default` },
          ...offeredLocales.map((value) => ({ value, label: interfaceLanguages[value].name })),
        ]}
      />
      {hasLocaleChoice() && (
        <NativeSelect
          {...form.field('locale')}
          label={t`Dates and numbers`}
          help={t`Shown like this: ${{ sample: sampleOf(chosen) }}`}
          options={[
            { value: asBrowser, label: t`Browser default` },
            ...Object.entries(locales).map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
