import { Profile } from '#teaching/validation/profile.ts';
import { useForm } from '#web/use-form.ts';
import { http } from '../../http.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { Me } from './use-me.ts';

const WholeProfile = Profile.required();

interface ProfileFormProps {
  me: Me;
  onSaved: (me: Me) => void;
}

/** The name and the country of the signed-in person. */
export function ProfileForm({ me, onSaved }: ProfileFormProps) {
  const form = useForm({
    schema: WholeProfile,
    initial: { fullName: me.fullName, country: me.country },
    async send(profile) {
      await http.patch('/v1/me', profile);
      onSaved({ ...me, ...profile });
      toast('success', 'Your profile is saved.');
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <TextField {...form.field('fullName')} label="Your name" autoComplete="name" />
      <TextField
        label={me.email ? 'E-mail address' : 'User name'}
        value={me.email ?? me.userName ?? ''}
        readOnly
        dir="ltr"
        className="bg-sunken"
        help={me.email && 'You sign in with it. To change it, write to us.'}
      />
      <CountrySelect {...form.field('country')} />
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Save
      </Button>
    </form>
  );
}
