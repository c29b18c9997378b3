import { Tabs } from '#ui/Tabs.tsx';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { ChartsPanel } from './ChartsPanel.tsx';
import { DeadLettersPanel } from './DeadLettersPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

const views = ['stream', 'letters', 'charts'] as const;

/** The screen at /activity_stream: live events, permanent failures, and charts over time. */
export default function ActivityStream() {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'stream';
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-3xl">Activity</h1>
      <p className="mt-1 mb-6 max-w-3xl text-ink-2">
        Sign-ins, AI generations, payments, changes and failed jobs, as they happen. Pupils are
        listed without their names.
      </p>
      <Tabs
        label="Views"
        selected={view}
        onSelect={(id) => setParams(id === 'stream' ? {} : { view: id })}
        tabs={[
          { id: 'stream', title: 'Live stream', content: <StreamPanel /> },
          { id: 'letters', title: 'Failed jobs', content: <DeadLettersPanel /> },
          { id: 'charts', title: 'Over time', content: <ChartsPanel /> },
        ]}
      />
    </div>
  );
}
