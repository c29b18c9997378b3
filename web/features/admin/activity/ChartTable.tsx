import type { Series } from './chart-series.ts';

interface ChartTableProps {
  title: string;
  columns: readonly string[];
  series: readonly Series[];
  say: (value: number) => string;
}

/** The numbers of a chart, for whoever does not see bars or wants them exactly. */
export function ChartTable({ title, columns, series, say }: ChartTableProps) {
  return (
    <details className="mt-3 border-t border-line pt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-target">
        The numbers<span className="sr-only"> of {title}</span>
      </summary>
      <section
        className="max-h-80 overflow-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key
        tabIndex={0}
        aria-label={`The numbers of ${title}`}
      >
        <table aria-label={title} className="w-full border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                Time
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="px-2 py-2 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, index) => (
              <tr key={column} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                  {column}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="px-2 py-1.5 text-end">
                    {say(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
