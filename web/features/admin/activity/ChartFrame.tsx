import type { ReactNode } from 'react';
import type { Chart, ChartName } from '#contracts/admin/activity-charts.ts';
import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

interface ChartFrameProps<Name extends ChartName> {
  name: Name;
  /** What is loaded: "The sign-ins". */
  what: string;
  over: ChartWindow;
  children: (chart: Chart<Name>) => ReactNode;
}

/** A chart once its sums are there; until then what is awaited, or why it did not come. */
export function ChartFrame<Name extends ChartName>(props: ChartFrameProps<Name>) {
  const { name, what, over, children } = props;
  const { data, error, mutate } = useChart(name, over);
  if (data) return children(data);
  return (
    <Card className="flex min-h-72 items-center justify-center">
      {error ? (
        <LoadFailed what={what} error={error} onAgain={() => void mutate()} />
      ) : (
        <Spinner label={`${what} are summed`} />
      )}
    </Card>
  );
}

const lookEvery = 60_000;

/** The sums of a chart over a time, by this device's clock; fetched again each minute while it is seen. */
function useChart<Name extends ChartName>(name: Name, over: ChartWindow) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ window: over, zone: timeZone });
  return useRequest(
    `/v1/admin/activity/charts/${name}?${query}`,
    (path) => http.get<Chart<Name>>(path),
    { refreshInterval: lookEvery, keepPreviousData: false },
  );
}
