import type { ChartWindow } from '#contracts/admin/time-buckets.ts';
import { Card } from '#ui/Card.tsx';
import { ownLocale } from '#web/app/format/own-locale.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** What teachers used most, as a table whose bars say the same. */
export function FeatureChart({ over }: { over: ChartWindow }) {
  return (
    <ChartFrame name="features" what="The features" over={over}>
      {({ lines }) => {
        const number = new Intl.NumberFormat(ownLocale());
        const most = Math.max(1, ...lines.map(({ uses }) => uses));
        return (
          <Card className="lg:col-span-2">
            <h2 id="most-used" className="text-lg">
              Most used
            </h2>
            <p className="text-sm text-ink-2">
              Elements and screens by how often teachers used them, and how many teachers did.
            </p>
            {lines.length === 0 ? (
              <p className="flex min-h-40 items-center justify-center text-ink-2">
                Nothing in this time.
              </p>
            ) : (
              <table
                aria-labelledby="most-used"
                className="mt-3 w-full table-fixed border-collapse text-sm tabular-nums"
              >
                <thead>
                  <tr className="border-b border-line text-ink-2">
                    <th scope="col" className="py-2 text-start font-semibold">
                      Element or screen
                    </th>
                    <th scope="col" className="w-20 px-2 py-2 text-end font-semibold">
                      Uses
                    </th>
                    <th scope="col" className="w-24 py-2 text-end font-semibold">
                      Teachers
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ element, uses, people }) => (
                    <tr key={element} className="border-b border-line last:border-b-0">
                      <th scope="row" className="py-2 text-start font-normal">
                        <code className="wrap-anywhere">{element}</code>
                        <span
                          aria-hidden="true"
                          className="mt-1 block h-1.5 rounded-full bg-target-fill forced-color-adjust-none"
                          style={{ width: `${(uses / most) * 100}%` }}
                        />
                      </th>
                      <td className="px-2 text-end align-top pt-2">{number.format(uses)}</td>
                      <td className="text-end align-top pt-2">{number.format(people)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Card>
        );
      }}
    </ChartFrame>
  );
}
