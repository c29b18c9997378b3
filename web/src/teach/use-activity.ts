import { useCallback, useEffect, useState } from 'react';
import { type ActivityName, isActivityName } from '#teaching/activities/activity-names.ts';
import type { ActivityView } from '#teaching/activities/activity-view.tsx';
import { activityViews } from '#teaching/activities/views.ts';

/** The activity in the address, such as `/resource/abc#gap-fill`: a link and a reload open the same one. */
export function activityInAddress(hash: string): ActivityName | null {
  const name = hash.slice(1);
  return isActivityName(name) ? name : null;
}

/** Which activity is open, kept in the address without a step in the history. */
export function useOpenActivity(first: () => ActivityName | null) {
  const [name, setName] = useState(() => activityInAddress(location.hash) ?? first());
  useEffect(() => {
    const follow = () => setName(activityInAddress(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = useCallback((next: ActivityName | null) => {
    history.replaceState(null, '', next ? `#${next}` : location.pathname + location.search);
    setName(next);
  }, []);
  return [name, open] as const;
}

const fetched = new Map<ActivityName, ActivityView>();

/** The view of an activity: at once where it is at hand, undefined while it is fetched. Throws when it cannot be. */
export function useActivityView(name: ActivityName | null): ActivityView | undefined {
  const [, drawAgain] = useState(0);
  const [problem, setProblem] = useState<unknown>();
  const view = name ? (activityViews[name].ready ?? fetched.get(name)) : undefined;
  useEffect(() => {
    if (!name || view) return;
    let gone = false;
    fetchView(name).then(
      () => gone || drawAgain((count) => count + 1),
      (error: unknown) => gone || setProblem(error),
    );
    return () => {
      gone = true;
    };
  }, [name, view]);
  if (problem) throw problem;
  return view;
}

async function fetchView(name: ActivityName): Promise<void> {
  // Schemas are read while a view loads, and the page's policy forbids code from strings.
  await import('../zod-without-eval.ts');
  fetched.set(name, (await activityViews[name].load()).default);
}
