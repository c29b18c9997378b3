import useSWR from 'swr';
import type { Chart, ChartName } from '#contracts/admin/activity-charts.ts';
import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { http } from '#web/app/http/http.ts';

const lookEvery = 60_000;

/** The sums of a chart over a time, by this device's clock; fetched again each minute while it is seen. */
export function useChart<Name extends ChartName>(name: Name, over: ChartWindow) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ window: over, zone: timeZone });
  return useSWR(
    `/v1/admin/activity/charts/${name}?${query}`,
    (path) => http.get<Chart<Name>>(path),
    { shouldRetryOnError: false, refreshInterval: lookEvery, keepPreviousData: false },
  );
}
