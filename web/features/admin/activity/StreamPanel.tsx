import { Pause, Play, Radio } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ActivityFilters, type ActivityPage } from '#contracts/admin/activity.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messageOf } from '#ui/http-error.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { isFiltered, useListFilters } from '#web/app/filters/list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { type Feed, openFeed } from './open-feed.ts';
import type { FeedState } from './reduce-feed.ts';
import { everyEvent, StreamFilterBar } from './StreamFilterBar.tsx';
import { StreamList } from './StreamList.tsx';

/** The live stream with its filters, which are stored in the address. */
export function StreamPanel() {
  const { filters, change, address } = useListFilters(ActivityFilters);
  const followed = useFeed(address);
  return (
    <>
      <StreamFilterBar
        filters={filters}
        person={followed?.state.person ?? null}
        onFilters={change}
      />
      {list()}
    </>
  );

  function list() {
    if (!followed || followed.state.phase === 'loading') {
      return <Spinner label="Loading the stream" />;
    }
    const { feed, state } = followed;
    if (state.phase === 'failed') {
      return (
        <Card>
          <LoadFailed
            title="The stream could not be loaded"
            error={state.error}
            onAgain={feed.again}
          />
        </Card>
      );
    }
    return (
      <>
        <LiveBar
          live={state.live}
          arrived={state.arrived}
          onPause={feed.pause}
          onGoOn={feed.goOn}
        />
        {state.events.length === 0 ? (
          <Card>
            <EmptyState
              icon={<Radio size={28} />}
              title="Nothing has happened here yet"
              action={
                isFiltered(filters, everyEvent) && (
                  <Button onClick={() => change(everyEvent)}>Show everything</Button>
                )
              }
            >
              {isFiltered(filters, everyEvent)
                ? 'Nothing matches these filters. New activity that does will appear here.'
                : 'New activity will appear here.'}
            </EmptyState>
          </Card>
        ) : (
          <StreamList events={state.events} onReplayed={feed.settleLetter} />
        )}
        {state.hasOlder && (
          <div className="mt-5 flex justify-center">
            <Button
              busy={state.isLoadingOlder}
              onClick={() =>
                void feed.loadOlder().catch((error) => toast('error', messageOf(error)))
              }
            >
              Show older ones
            </Button>
          </div>
        )}
      </>
    );
  }
}

/** The stream of events that match these filters (as a query), polled while the screen is open. */
function useFeed(query: string): { feed: Feed; state: FeedState } | null {
  const [feed, setFeed] = useState<Feed | null>(null);
  useEffect(() => {
    const opened = openFeed({
      get(more) {
        const asked = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)]);
        // A failed poll is followed by another poll, so polls must not use up the session's retries.
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

interface LiveBarProps {
  live: FeedState['live'];
  arrived: number;
  onPause: () => void;
  onGoOn: () => void;
}

const words: Readonly<Record<FeedState['live'], string>> = {
  on: 'Live: new events appear automatically.',
  paused: 'Paused. Nothing is lost: new events will appear when you continue.',
  lost: 'Connection lost. We’ll keep trying to reconnect.',
};

/** Shows whether the stream is live and how many new events have arrived, with a button to pause it. */
function LiveBar({ live, arrived, onPause, onGoOn }: LiveBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="me-auto flex min-w-0 items-center gap-2.5">
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${live === 'on' ? 'bg-target-fill motion-safe:animate-pulse' : 'border border-edge'}`}
        />
        <span>
          {words[live]}
          {arrived > 0 && ` ${arrived} new since you opened this.`}
        </span>
      </p>
      {live === 'paused' ? (
        <Button size="small" onClick={onGoOn}>
          <Play size={16} aria-hidden="true" /> Continue
        </Button>
      ) : (
        <Button size="small" onClick={onPause}>
          <Pause size={16} aria-hidden="true" /> Pause
        </Button>
      )}
    </div>
  );
}
