import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { planTitle } from '#contracts/access/plan-title.ts';
import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { sayDay } from '#web/app/format/say-moment.ts';
import { paymentStatus, planKind, planStatus } from './status-words.ts';
import { TrialForm } from './TrialForm.tsx';

interface PlansCardProps {
  account: UserAccount;
  /** Fetches the account again. */
  onChanged: () => Promise<unknown>;
}

/** The subscription of an account, what it allows and what of that is used. */
export function PlansCard({ account, onChanged }: PlansCardProps) {
  const { user, subscriptions, livePlans, mapped, used } = account;
  const pays = subscriptions.some(({ kind, status }) => kind !== 'Trial' && status === 'active');
  // A member's plans are those of the department's owner.
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
      {subscriptions.length === 0 && <p className="mt-4">There has been no plan yet.</p>}
      <ul className="mt-2 divide-y divide-line">
        {subscriptions.map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-2 py-3">
            <div>
              <p className="font-semibold">
                {planTitle(item.plan)}
                {item.quantity > 1 && ` × ${item.quantity}`}
              </p>
              <p className="text-sm text-ink-2">
                {planKind(item.kind)}, from {sayDay(item.startsAt)}
                {item.endsAt && ` to ${sayDay(item.endsAt)}`}
                {item.periodEndsAt && `, paid until ${sayDay(item.periodEndsAt)}`}
                {item.nextPlan && `, then ${planTitle(item.nextPlan)}`}
              </p>
              {item.stripeId && <p className="text-sm text-ink-2">At Stripe: {item.stripeId}</p>}
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
