import { Radio } from 'lucide-react';
import { ActivityFilters } from '#contracts/admin/activity.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { useListFilters } from '#web/app/filters/use-list-filters.ts';
import { LiveBar } from './LiveBar.tsx';
import { StreamFilterBar } from './StreamFilterBar.tsx';
import { StreamList } from './StreamList.tsx';
import { everyEvent } from './stream-filters.ts';
import { useFeed } from './use-feed.ts';

/** The live stream with its filters, which live in the address. */
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
                isFiltered(filters, everyEvent) && (
                  <Button onClick={() => change(everyEvent)}>Show everything</Button>
                )
              }
            >
              {isFiltered(filters, everyEvent)
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
