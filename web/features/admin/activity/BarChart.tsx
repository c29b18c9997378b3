import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { labelledPlaces } from '#ui/labelled-places.ts';
import type { Series } from './chart-series.ts';

interface BarChartProps {
  title: string;
  /** Shown below the title, such as the total. */
  note: string;
  columns: readonly string[];
  series: readonly Series[];
  /** Formats a value. */
  say: (value: number) => string;
  /** True if values are integers, so that the scale shows no fractions. */
  isWhole?: boolean;
}

const height = 200;
/** Space in pixels for the scale's numbers at the start, for the labels below, and above the bars. */
const edge = { start: 76, below: 26, above: 10 };
/** Width in pixels of a label below, such as "Wed 18 Nov". */
const nameWidth = 84;

/** A bar chart over time, stacked by series. A table contains the same numbers. */
export function BarChart({ title, note, columns, series, say, isWhole }: BarChartProps) {
  const id = useId();
  // Drawn in CSS pixels, so that the chart's text has the same size as the page's.
  const [figure, width] = useWidth<HTMLElement>(560);
  const totals = columns.map((_, column) =>
    series.reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
  );
  const scaleTop = niceTop(Math.max(...totals), isWhole);
  const isEmpty = totals.every((total) => total === 0);
  const plot = { width: width - edge.start, height: height - edge.below - edge.above };
  const slot = plot.width / Math.max(1, columns.length);
  const y = (value: number) => edge.above + plot.height * (1 - value / scaleTop);
  return (
    <Card>
      <figure ref={figure} aria-labelledby={id}>
        <figcaption>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-ink-2">{note}</p>
        </figcaption>
        {isEmpty ? (
          <p className="flex min-h-40 items-center justify-center text-ink-2">
            Nothing in this period.
          </p>
        ) : (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            className="mt-3 block w-full overflow-visible"
          >
            {[0, 0.5, 1].map((share) => (
              <g key={share}>
                <line
                  x1={edge.start}
                  x2={width}
                  y1={y(share * scaleTop)}
                  y2={y(share * scaleTop)}
                  stroke="var(--line)"
                />
                <text
                  x={edge.start - 8}
                  y={y(share * scaleTop) + 4}
                  textAnchor="end"
                  className="fill-ink-2 text-[13px] tabular-nums"
                >
                  {say(share * scaleTop)}
                </text>
              </g>
            ))}
            {columns.map((name, column) => (
              <g key={name}>
                <title>{`${name}: ${say(totals[column] ?? 0)}`}</title>
                <rect
                  x={edge.start + column * slot}
                  y={edge.above}
                  width={slot}
                  height={plot.height}
                  fill="transparent"
                />
                {stackOf(series, column).map(({ colour, from, to, key }) => (
                  <rect
                    key={key}
                    x={edge.start + column * slot + slot * 0.15}
                    y={y(to)}
                    width={slot * 0.7}
                    height={y(from) - y(to)}
                    fill={colour}
                  />
                ))}
              </g>
            ))}
            {labelledPlaces(columns.length, Math.max(2, Math.floor(plot.width / nameWidth))).map(
              (column) => (
                <text
                  key={column}
                  x={Math.min(edge.start + (column + 0.5) * slot, width - nameWidth / 2 + 4)}
                  y={height - 6}
                  textAnchor="middle"
                  className="fill-ink-2 text-[13px]"
                >
                  {columns[column]}
                </text>
              ),
            )}
          </svg>
        )}
        {series.length > 1 && !isEmpty && (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label="Colours">
            {series.map(({ name, colour }) => (
              <li key={name} className="flex items-center gap-1.5">
                <span
                  aria-hidden="true"
                  className="size-3 rounded-small forced-color-adjust-none"
                  style={{ background: colour }}
                />
                {name}
              </li>
            ))}
          </ul>
        )}
        <ChartTable title={title} columns={columns} series={series} say={say} />
      </figure>
    </Card>
  );
}

/** The segments of a bar, from bottom to top. */
function stackOf(series: readonly Series[], column: number) {
  let from = 0;
  return series.map(({ name, colour, values }) => {
    const to = from + (values[column] ?? 0);
    const piece = { key: name, colour, from, to };
    from = to;
    return piece;
  });
}

/** The width of an element in CSS pixels; `first` until it has been measured. */
function useWidth<E extends Element>(first: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

interface ChartTableProps {
  title: string;
  columns: readonly string[];
  series: readonly Series[];
  say: (value: number) => string;
}

/** The numbers of a chart as a table, for screen readers and for exact values. */
function ChartTable({ title, columns, series, say }: ChartTableProps) {
  return (
    <details className="mt-3 border-t border-line pt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-target">
        Figures<span className="sr-only"> for {title}</span>
      </summary>
      <section
        className="max-h-80 overflow-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key
        tabIndex={0}
        aria-label={`Figures for ${title}`}
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

/**
 * The top of a chart's scale: the next of 1, 2, 4, 6, 8, 10, 20 … that is at least the largest value, so that
 * the top and its half are round numbers. For integers, the half is an integer too.
 */
export function niceTop(largest: number, isWhole = false): number {
  const least = isWhole ? 2 : 0;
  if (largest <= least) return least || 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= largest * (1 - 1e-9)) ?? 10;
  return step * power;
}
