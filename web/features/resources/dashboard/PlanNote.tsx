import { t } from '@lingui/core/macro';
import type { User } from '#contracts/access/user.ts';
import { Notice } from '#ui/Notice.tsx';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { useSession } from '#web/app/session/session.ts';
import { useUser } from '#web/app/session/use-user.ts';

/** Warns about the plan before features become unavailable; renders nothing if there is no problem. */
export function PlanNote() {
  const unlimited = useSession(({ who }) => who?.accessType === 'UNLIMITED');
  const { data: me } = useUser();
  const notice = me && planNotice(me, unlimited, Date.now());
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} className="mb-6">
      {notice.words} {notice.next && <a href={notice.next.href}>{notice.next.label}</a>}
    </Notice>
  );
}

/** A warning about the teacher's plan, and the next step. */
interface PlanNotice {
  tone: 'info' | 'warn';
  words: string;
  /** Absent for users who do not pay. */
  next?: { href: string; label: string };
}

const warnedMs = 5 * 86_400_000;
const plans = { href: '/subscription/product', label: t`See the plans` };
const invoice = { href: '/subscription/manage', label: t`Pay the invoice` };

/**
 * Returns the warning for a plan that ends within five days, has ended, or was not paid. Returns null if
 * there is no problem, and for users who have all features without a plan.
 */
export function planNotice(
  me: Pick<User, 'role' | 'organisation' | 'subscription'>,
  unlimited: boolean,
  now: number,
): PlanNotice | null {
  const { role, organisation, subscription } = me;
  if (role !== 'public' || unlimited) return null;
  const pays = organisation === null || organisation.isOwner;
  const stop = (words: string, next: PlanNotice['next'] = plans): PlanNotice =>
    pays
      ? { tone: 'warn', words, ...(next && { next }) }
      : {
          tone: 'warn',
          words: t`The plan of ${{ department: organisation.name }} isn’t active at the moment. The owner of your department can tell you more.`,
        };
  if (!subscription)
    return stop(t`You have no plan yet. With one, you can make lessons and set homework.`);
  const { plan, kind, status, paymentStatus, endsAt } = subscription;
  const name = nameOfPlan(plan);
  if (paymentStatus === 'unpaid') {
    return stop(
      t`${name} hasn’t been paid, so it’s on hold. Once it’s paid, you’ll have everything back.`,
      invoice,
    );
  }
  if (paymentStatus === 'incomplete') {
    return stop(t`The first payment for ${name} has not been made yet.`, invoice);
  }
  if (status !== 'active') {
    return stop(
      kind === 'Trial'
        ? t`Your trial has ended. Your lessons and classes are all here; choose a plan to continue.`
        : t`${name} has ended. Your lessons and classes are all here; choose a plan to continue.`,
    );
  }
  if (!pays) return null;
  if (paymentStatus === 'past_due') {
    return stop(
      t`The last payment for ${name} failed. The plan is still active, and we’ll try the card again.`,
      {
        href: '/subscription/manage',
        label: t`Pay it, or change the card`,
      },
    );
  }
  if (endsAt === null || Date.parse(endsAt) - now > warnedMs) return null;
  const on = formatDay(endsAt, now);
  return kind === 'Trial'
    ? {
        tone: 'info',
        words: t`Your trial ends on ${on}. Choose a plan to carry on as before.`,
        next: plans,
      }
    : {
        tone: 'info',
        words: t`${name} ends on ${on} and is not renewed.`,
        next: { href: '/subscription/manage', label: t`Manage subscription` },
      };
}
