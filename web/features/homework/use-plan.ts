import { useEffect, useState } from 'react';
import { persistJson } from '#web/app/persist-json.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { newPlan, Plan, planFor } from './plan.ts';

/**
 * The plan of this screen: the plan stored on this device, or a new plan for the lesson and class in the
 * address. Every change is persisted.
 */
export function usePlan() {
  const userId = useSession((session) => session.who?.id ?? '');
  const [params] = useSearchParams();
  const asked = { resource: params.get('resource'), classroom: params.get('classroom') };
  const [start] = useState(() => beginning(loadStoredPlan(localStorage, userId), asked));
  const [plan, setPlan] = useState(start.plan);
  const [restored, setRestored] = useState(start.restored);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (changed) persistPlan(localStorage, userId, plan);
  }, [changed, plan, userId]);

  return {
    plan,
    /** True if the plan was restored from an earlier visit. */
    restored,
    change: (change: (plan: Plan) => Plan) => {
      setChanged(true);
      setPlan(change);
    },
    /** Starts over and deletes the stored plan. */
    startAnew: () => {
      persistPlan(localStorage, userId, null);
      setChanged(false);
      setRestored(false);
      setPlan(newPlan(new Date()));
    },
    /** Stops persisting the plan. Call it after the homework is set. */
    forget: () => {
      setChanged(false);
      persistPlan(localStorage, userId, null);
    },
  };
}

function beginning(
  kept: Plan | null,
  asked: { resource: string | null; classroom: string | null },
): { plan: Plan; restored: boolean } {
  // Start over if the address names a different lesson than the stored plan: it is for different homework.
  const goesOn = kept !== null && (asked.resource === null || kept.resourceId === asked.resource);
  const base = goesOn ? kept : newPlan(new Date());
  const plan = asked.resource === null ? base : planFor(base, asked.resource);
  const { classroom } = asked;
  return {
    plan:
      classroom === null || plan.classroomIds.includes(classroom)
        ? plan
        : { ...plan, classroomIds: [...plan.classroomIds, classroom] },
    restored: goesOn && kept.tasks.length > 0,
  };
}

const keyOf = (userId: string) => `lexiloom-homework-plan:${userId}`;

/** The plan that this person stored on this device; null if there is none or it cannot be parsed. */
export function loadStoredPlan(storage: Pick<Storage, 'getItem'>, userId: string): Plan | null {
  try {
    const kept = Plan.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null; // not JSON, or storage is blocked
  }
}

/** Persists the plan on this device; null deletes it. */
export function persistPlan(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  plan: Plan | null,
): void {
  persistJson(storage, keyOf(userId), plan);
}
