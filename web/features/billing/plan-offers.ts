import { plural, t } from '@lingui/core/macro';
import { allFeatures } from '#contracts/access/features.ts';
import { type PlanMap, termsOf } from '#contracts/access/plan-access.ts';
import type { CurrentSubscription, Holding } from '#contracts/billing/billing.ts';
import type { Currency } from '#contracts/billing/currencies.ts';
import { noSeats } from '#contracts/billing/no-seats.ts';
import {
  amountOf,
  type BoughtPlan,
  basePlans,
  isBoughtPlan,
  planChange,
} from '#contracts/billing/prices.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { featureWords } from '#web/app/access/feature-words.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';

/** An offered plan and its action: keep it, switch to it or buy it. */
export interface PlanOffer {
  plan: BoughtPlan;
  name: string;
  amount: number;
  currency: Currency;
  teachers: number;
  pupils: number;
  /** Names of features that this plan does not include but other plans do. */
  missing: string[];
  /** `none` means that no action is possible now; `changeHindrance` returns the reason. */
  state: 'current' | 'next' | 'upgrade' | 'downgrade' | 'buy' | 'none';
  /** Differences from the current plan, in words; empty if there is none. */
  changes: string[];
  /**
   * Obstacles to a switch, in sentences: teachers without a seat (the switch is refused), too many pupils.
   */
  tooSmall: string[];
}

/** The base plans, with the changes that each would cause for this account. */
export function planOffers({
  base,
  mapped,
  addons,
  used,
  currency,
}: Pick<CurrentSubscription, 'base' | 'mapped' | 'addons' | 'used' | 'currency'>): PlanOffer[] {
  const room = (plan: BoughtPlan, what: 'teachers' | 'pupils') =>
    addons.reduce(
      (sum, one) => sum + termsOf(one.plan, mapped)[what] * one.quantity,
      termsOf(plan, mapped)[what],
    );
  const running =
    base &&
    (base.status === 'active' || isOwed(base)) &&
    base.kind === 'Subscription' &&
    isBoughtPlan(base.plan)
      ? base.plan
      : null;
  return basePlans.map((plan) => {
    const name = nameOfPlan(plan);
    const { teachers, pupils, features: included } = termsOf(plan, mapped);
    const state = stateOf(plan, running, base);
    const seats = Math.max(1, room(plan, 'teachers'));
    const isSmaller = state === 'downgrade';
    const isFull = isSmaller && used.teachers > seats;
    return {
      plan,
      name,
      amount: amountOf(plan, currency),
      currency,
      teachers,
      pupils,
      state: isFull ? 'none' : state,
      missing: allFeatures
        .filter((one) => !included.includes(one))
        .map((one) => i18n._(featureWords[one])),
      changes: running && running !== plan ? changes(running, plan, mapped) : [],
      tooSmall: [
        ...(isFull ? [sayAnswer(noSeats(used.teachers, seats))] : []),
        ...(isSmaller && !isFull && used.pupils > room(plan, 'pupils')
          ? [
              plural(
                { pupils: used.pupils },
                {
                  one: 'Your # pupil and their work stay, but you can only add more once places are free.',
                  other:
                    'Your # pupils and their work stay, but you can only add more once places are free.',
                },
              ),
            ]
          : []),
      ],
    };
  });
}

function stateOf(
  plan: BoughtPlan,
  running: BoughtPlan | null,
  base: Holding | null,
): PlanOffer['state'] {
  if (!running || !base) return 'buy';
  if (plan === running) return 'current';
  if (plan === base.nextPlan) return 'next';
  if (isOwed(base)) return 'none';
  const change = planChange(running, plan) ?? 'current';
  return change === 'downgrade' && base.cancelAtPeriodEnd ? 'none' : change;
}

/** Returns whether an invoice of the plan is unpaid. */
const isOwed = ({ paymentStatus }: Holding): boolean =>
  ['past_due', 'unpaid', 'incomplete'].includes(paymentStatus);

/** The reason why some changes are not offered now, as a sentence; null if all are offered. */
export function changeHindrance(base: Holding | null): string | null {
  if (!base || base.status === 'canceled' || base.kind !== 'Subscription') return null;
  if (isOwed(base))
    return t`A payment is due. Pay the invoice first; then you can change your plan.`;
  return base.cancelAtPeriodEnd
    ? t`You’ve cancelled your plan. To move to a smaller one instead, keep your plan first.`
    : null;
}

function changes(from: BoughtPlan, to: BoughtPlan, mapped: PlanMap): string[] {
  const before = termsOf(from, mapped);
  const after = termsOf(to, mapped);
  const teachers = after.teachers - before.teachers;
  const pupils = after.pupils - before.pupils;
  return [
    ...(teachers > 0
      ? [plural(teachers, { one: '# more teacher', other: '# more teachers' })]
      : []),
    ...(teachers < 0
      ? [plural({ teachers: -teachers }, { one: '# fewer teacher', other: '# fewer teachers' })]
      : []),
    ...(pupils > 0 ? [plural(pupils, { one: '# more pupil', other: '# more pupils' })] : []),
    ...(pupils < 0
      ? [plural({ pupils: -pupils }, { one: '# fewer pupil', other: '# fewer pupils' })]
      : []),
  ];
}
