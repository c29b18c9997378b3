import { useState } from 'react';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { planTitle } from '#contracts/access/plans.ts';
import { SetTrial, suggestedEnd } from '#contracts/admin/set-trial.ts';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { paymentStatus, planKind, planStatus } from '../status-words.ts';

interface PlansCardProps {
  account: UserAccount;
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** The subscription of an account, with its limits and usage. */
export function PlansCard({ account, onChanged }: PlansCardProps) {
  const { user, subscriptions, livePlans, mapped, used } = account;
  const pays = subscriptions.some(({ kind, status }) => kind !== 'Trial' && status === 'active');
  // Members of a department use the plans of its owner.
  const isOwn = user.organisation === null || user.isOwner;
  const mayTry = user.role === 'public' && isOwn && !pays;
  const allowed = allowancesOf(livePlans, mapped, used);
  return (
    <Card>
      <h2 className="text-xl">Subscription</h2>
      <p className="mt-1 text-ink-2">
        {used.teachers} of {allowed.totalTeachersAllowed} teachers, {used.pupils} of{' '}
        {allowed.totalPupilsAllowed} pupils
      </p>
      {subscriptions.length === 0 && <p className="mt-4">No plan yet.</p>}
      <ul className="mt-2 divide-y divide-line">
        {subscriptions.map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-2 py-3">
            <div>
              <p className="font-semibold">
                {planTitle(item.plan)}
                {item.quantity > 1 && ` × ${item.quantity}`}
              </p>
              <p className="text-sm text-ink-2">
                {planKind(item.kind)}, from {formatDay(item.startsAt)}
                {item.endsAt && ` to ${formatDay(item.endsAt)}`}
                {item.periodEndsAt && `, paid until ${formatDay(item.periodEndsAt)}`}
                {item.nextPlan && `, then ${planTitle(item.nextPlan)}`}
              </p>
              {item.stripeId && <p className="text-sm text-ink-2">Stripe ID: {item.stripeId}</p>}
            </div>
            <span className="flex flex-wrap gap-1.5">
              <Badge tone={item.status === 'active' ? 'target' : 'neutral'}>
                {planStatus(item.status)}
              </Badge>
              {item.paymentStatus !== item.status && item.kind !== 'Trial' && (
                <Badge>{paymentStatus(item.paymentStatus)}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayTry && <TrialForm account={account} onChanged={onChanged} />}
    </Card>
  );
}

interface TrialFormProps {
  account: UserAccount;
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** Starts or extends the trial of a teacher who does not pay. */
function TrialForm({ account, onChanged }: TrialFormProps) {
  const trial = account.subscriptions.find(({ kind }) => kind === 'Trial');
  const [suggested] = useState(() => suggestedEnd(trial?.endsAt ?? null, Date.now()));
  const form = useForm({
    schema: SetTrial,
    initial: { until: suggested },
    async send({ until }) {
      await http.put(`/v1/admin/users/${encodeURIComponent(account.user.id)}/trial`, { until });
      await onChanged();
      toast('success', `The trial ends on ${formatDay(`${until}T12:00:00Z`)}.`);
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
        {trial ? 'Change trial' : 'Start trial'}
      </Button>
      {form.failure && (
        <p role="alert" className="w-full text-sm text-bad">
          {form.failure.message}
        </p>
      )}
    </form>
  );
}
