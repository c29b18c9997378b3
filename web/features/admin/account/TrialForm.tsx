import { useState } from 'react';
import { SetTrial, suggestedEnd } from '#contracts/admin/set-trial.ts';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { sayDay } from '#web/app/format/say-moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';

interface TrialFormProps {
  account: UserAccount;
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** Gives a teacher who does not pay the trial, or more of it. */
export function TrialForm({ account, onChanged }: TrialFormProps) {
  const trial = account.subscriptions.find(({ kind }) => kind === 'Trial');
  const [suggested] = useState(() => suggestedEnd(trial?.endsAt ?? null, Date.now()));
  const form = useForm({
    schema: SetTrial,
    initial: { until: suggested },
    async send({ until }) {
      await http.put(`/v1/admin/users/${encodeURIComponent(account.user.id)}/trial`, { until });
      await onChanged();
      toast('success', `The trial ends on ${sayDay(`${until}T12:00:00Z`)}.`);
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <TextField {...form.field('until')} label="Trial until" type="date" />
      <Button type="submit" busy={form.busy}>
        {trial ? 'Change the trial' : 'Give a trial'}
      </Button>
      {form.failure && (
        <p role="alert" className="w-full text-sm text-bad">
          {form.failure.message}
        </p>
      )}
    </form>
  );
}
