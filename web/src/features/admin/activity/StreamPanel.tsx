import { Radio } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActivityFilters } from '#teaching/admin/activity.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { LiveBar } from './LiveBar.tsx';
import { StreamFilterBar } from './StreamFilterBar.tsx';
import { StreamList } from './StreamList.tsx';
import {
  isStreamFiltered,
  noStreamFilters,
  readStreamFilters,
  writeStreamFilters,
} from './stream-filters.ts';
import { useFeed } from './use-feed.ts';

/** The live stream with its filters, which live in the address. */
export function StreamPanel() {
  const [params, setParams] = useSearchParams();
  const filters = readStreamFilters(params);
  const followed = useFeed(String(writeStreamFilters(filters)));
  const onFilters = useCallback(
    (next: ActivityFilters) => setParams(writeStreamFilters(next), { replace: true }),
    [setParams],
  );
  return (
    <>
      <StreamFilterBar
        filters={filters}
        person={followed?.state.person ?? null}
        onFilters={onFilters}
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
          <LoadFailed what="The stream" error={state.error} onAgain={feed.again} />
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
                isStreamFiltered(filters) && (
                  <Button onClick={() => onFilters({ ...noStreamFilters, days: filters.days })}>
                    Show everything
                  </Button>
                )
              }
            >
              {isStreamFiltered(filters)
                ? 'Nothing fits these filters. What does will show here by itself.'
                : 'What happens next will show here by itself.'}
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
                void feed
                  .loadOlder()
                  .catch((error) =>
                    toast('error', error instanceof Error ? error.message : 'Something went wrong'),
                  )
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
