import { plans } from '#contracts/access/plans.ts';
import type { User } from '#contracts/access/user.ts';
import { userLocale } from '#web/app/format/user-locale.ts';

const day = (moment: string) =>
  new Intl.DateTimeFormat(userLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );

/** The teacher's plan in a few words: which, and until when where it ends. `unlimited` is an account that has everything without one. */
export function planWords(subscription: User['subscription'], unlimited = false): string {
  if (unlimited && !subscription) return 'everything included';
  if (!subscription) return 'No plan yet';
  const { plan, status, endsAt } = subscription;
  const name = isPlan(plan) ? plans[plan].name : plan;
  if (status !== 'active') return `${name}: ${status === 'expired' ? 'ended' : status}`;
  return endsAt ? `${name}, until ${day(endsAt)}` : name;
}

const isPlan = (plan: string): plan is keyof typeof plans => plan in plans;
