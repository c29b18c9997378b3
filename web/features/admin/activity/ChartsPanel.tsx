import { useState } from 'react';
import type { chartWindows } from '#contracts/admin/time-buckets.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { FeatureChart } from './FeatureChart.tsx';
import { GenerationCharts } from './GenerationCharts.tsx';
import { PaymentChart } from './PaymentChart.tsx';
import { SignInChart } from './SignInChart.tsx';

const windows = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const satisfies readonly { value: (typeof chartWindows)[number]; label: string }[];

/** How it went over time: each chart asks for its own sums, in the days of whoever reads. */
export function ChartsPanel() {
  const [over, setOver] = useState<(typeof chartWindows)[number]>('week');
  return (
    <>
      <div className="mb-5">
        <Segmented label="Time" options={windows} value={over} onChoose={setOver} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <SignInChart over={over} />
        <GenerationCharts over={over} />
        <PaymentChart over={over} />
        <FeatureChart over={over} />
      </div>
    </>
  );
}
