import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ActivityPage } from '#contracts/admin/activity.ts';
import { http } from '#web/app/http/http.ts';
import { type Feed, type FeedState, openFeed } from './open-feed.ts';

/** The stream that these filters (as a query) leave, followed while the screen shows it. */
export function useFeed(query: string): { feed: Feed; state: FeedState } | null {
  const [feed, setFeed] = useState<Feed | null>(null);
  useEffect(() => {
    const opened = openFeed({
      get(more) {
        const asked = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)]);
        // A look that fails is followed by the next one, so it takes nothing of the session's retries.
        return http.get<ActivityPage>(`/v1/admin/activity?${asked}`, { sendOnce: 'after' in more });
      },
      later(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      isHidden: () => document.visibilityState === 'hidden',
    });
    setFeed(opened);
    document.addEventListener('visibilitychange', opened.sightChanged);
    return () => {
      document.removeEventListener('visibilitychange', opened.sightChanged);
      opened.close();
    };
  }, [query]);
  const state = useSyncExternalStore(feed?.subscribe ?? never, feed?.state ?? nothing);
  return feed && state ? { feed, state } : null;
}

const never = () => () => {};
const nothing = () => null;
