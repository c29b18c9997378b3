import { ChangePassword } from '#contracts/validation/change-password.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '../../app/http/http.ts';
import { FormProblem } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Changes the password of somebody who knows it. */
export function PasswordForm() {
  const form = useForm({
    schema: ChangePassword,
    initial: { current: '', next: '' },
    async send(change) {
      await http.post('/v1/me/password', change);
      form.reset();
      toast('success', 'Your password is changed. Every other device is signed out.');
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <PasswordField {...form.field('current')} label="Password now" />
      <PasswordField {...form.field('next')} label="New password" isNew />
      <FormProblem failure={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Change password
      </Button>
    </form>
  );
}
