import * as z from 'zod/mini';
import type { User } from '#contracts/access/user.ts';
import { locales } from '#contracts/account/locales.ts';
import { Profile } from '#contracts/validation/profile.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { browserLocale, browserTimeZone, persistLocale } from '#web/app/format/user-locale.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import { sampleOf } from './sample-of.ts';

const WholeProfile = z.required(Profile);

/** The browser's own way has no name among the locales; in the form it is the empty choice. */
const asBrowser = '';

/** The name and the country of the signed-in person, and how dates and numbers are written. */
export function ProfileForm({ me }: { me: User }) {
  const form = useForm({
    schema: WholeProfile,
    initial: { fullName: me.fullName, country: me.country, locale: me.locale ?? asBrowser },
    read: (values) => ({ ...values, locale: values.locale || null }),
    async send(profile) {
      await http.patch('/v1/me', profile);
      persistLocale(window.localStorage, profile.locale);
      toast('success', 'Your profile is saved.');
    },
  });
  const chosen = form.values.locale || browserLocale(navigator.language, browserTimeZone());
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <TextField {...form.field('fullName')} label="Your name" autoComplete="name" />
      <CountrySelect {...form.field('country')} />
      <NativeSelect
        {...form.field('locale')}
        label="Dates and numbers"
        help={`Written like this: ${sampleOf(chosen)}`}
        options={[
          { value: asBrowser, label: 'Browser default' },
          ...Object.entries(locales).map(([value, label]) => ({ value, label })),
        ]}
      />
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Save
      </Button>
    </form>
  );
}
