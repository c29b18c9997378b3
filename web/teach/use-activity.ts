import { useCallback, useEffect, useReducer, useState } from 'react';
import type { ActivityView } from '#lessons/activities/activity-view.tsx';
import { type ActivityName, isActivityName } from '#lessons/activities/menu.ts';
import { viewOf } from '#lessons/activities/views.ts';
import { loadScript } from '#ui/load-script.ts';

/**
 * The activity in the address, such as `/resource/abc#gap-fill`, so that a link or a reload opens the same
 * activity.
 */
export function activityInAddress(hash: string): ActivityName | null {
  const name = hash.slice(1);
  return isActivityName(name) ? name : null;
}

/**
 * The hash for the text without an activity. Without this hash, a reload would open the lesson's default
 * activity.
 */
const textAlone = '#text';

/** The open activity. It is stored in the address, without adding a history entry. */
export function useOpenActivity(first: () => ActivityName | null) {
  const [name, setName] = useState(
    () => activityInAddress(location.hash) ?? (location.hash === textAlone ? null : first()),
  );
  useEffect(() => {
    const follow = () => setName(activityInAddress(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = useCallback((next: ActivityName | null) => {
    history.replaceState(null, '', next ? `#${next}` : textAlone);
    setName(next);
  }, []);
  return [name, open] as const;
}

const fetched = new Map<ActivityName, ActivityView>();

/** The component that shows an activity, or the state of fetching it. */
interface OpenedActivity {
  /**
   * The view. It is available immediately if it is already loaded. Undefined while it is being fetched or if
   * fetching failed.
   */
  View: ActivityView | undefined;
  /** The number of consecutive failed fetches. */
  failures: number;
  again: () => void;
}

/**
 * Fetches the view of an activity when it is first opened. `ready` contains the views that are already loaded
 * with the page.
 */
export function useActivityView(
  name: ActivityName | null,
  ready?: ReadonlyMap<ActivityName, ActivityView>,
): OpenedActivity {
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState({ name, failures: 0 });
  const View = name ? (ready?.get(name) ?? fetched.get(name)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!name || View) return;
    let gone = false;
    loadScript(() => fetchView(name)).then(
      () => gone || drawAgain(),
      () =>
        gone ||
        setFailed((last) => ({ name, failures: last.name === name ? last.failures + 1 : 1 })),
    );
    return () => {
      gone = true;
    };
  }, [name, View, attempt]);
  return { View, failures: failed.name === name ? failed.failures : 0, again };
}

async function fetchView(name: ActivityName): Promise<void> {
  fetched.set(name, await viewOf(name));
}
