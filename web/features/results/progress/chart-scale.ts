/** Where a point stands in a chart of 100 by 100, the origin at the top left. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** Points from left to right, each in the middle of its own share of the width; `value` is 0 to 100. */
export function chartPoint(index: number, count: number, value: number): ChartPoint {
  return { x: (100 * (index + 0.5)) / Math.max(1, count), y: 100 - clamp(value) };
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));

/**
 * The path of a line through values of 0 to 100 (SVG `d`). Where one is missing the line is broken: a
 * homework that nobody has handed in is no score of 0. A value alone is a line of no length.
 */
export function linePath(values: readonly (number | null)[]): string {
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const { x, y } = chartPoint(index, values.length, value);
      const begins = index === 0 || values[index - 1] === null;
      return [`${begins ? 'M' : 'L'}${short(x)} ${short(y)}`];
    })
    .join('');
}

const short = (value: number) => Number(value.toFixed(2));

/** Which of the points are named under the chart, so that names never touch: at most `most`, the last always. */
export function namedPoints(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
