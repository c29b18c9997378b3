/** Limits of a board; they keep a stored board below about 100 kB. */
export const maxStrokes = 500;
export const maxPoints = 8000;
export const maxPointsPerStroke = 400;

/**
 * Maximum distance, in hundredths of an em, between a simplified line and the drawn line. It is less than a
 * hair's width.
 */
const closeEnough = 1.5;

/**
 * Returns the line with fewer points (Ramer, Douglas and Peucker). No omitted point is further from the new
 * line than a tolerance, and the tolerance grows until the stroke has few enough points. The input and the
 * result are lists of alternating x and y; the result contains whole numbers.
 */
export function simplifyStroke(points: readonly number[]): number[] {
  let tolerance = closeEnough;
  let kept = keepCorners(points, tolerance);
  while (kept.length > maxPointsPerStroke * 2) {
    tolerance *= 2;
    kept = keepCorners(points, tolerance);
  }
  return kept.map(Math.round);
}

function keepCorners(points: readonly number[], tolerance: number): number[] {
  const last = points.length / 2 - 1;
  if (last < 1) return points.slice(0, 2);
  const keeps = new Uint8Array(last + 1);
  keeps[0] = keeps[last] = 1;
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = from;
    let most = tolerance;
    for (let at = from + 1; at < to; at += 1) {
      const far = distance(points, at, from, to);
      if (far > most) {
        most = far;
        farthest = at;
      }
    }
    if (farthest === from) continue;
    keeps[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => keeps[at >> 1] === 1);
}

const distance = (points: readonly number[], at: number, from: number, to: number) =>
  distanceToLine(pointOf(points, at), pointOf(points, from), pointOf(points, to));

export type Point = readonly [x: number, y: number];

export const pointOf = (points: readonly number[], at: number): Point => [
  points[at * 2] ?? 0,
  points[at * 2 + 1] ?? 0,
];

/** Returns the distance of a point from a line segment. */
export function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/**
 * Returns the SVG path of a stroke; `points` alternates x and y. The path consists of curves through the
 * midpoints between the points, so that a stroke with few points still looks round. A single point becomes a
 * dot.
 */
export function strokePath(points: readonly number[]): string {
  const [x = 0, y = 0] = points;
  const count = points.length / 2;
  if (count === 1) return `M${x} ${y}h0`;
  let path = `M${x} ${y}`;
  for (let at = 1; at < count - 1; at += 1) {
    const [px = 0, py = 0, nx = 0, ny = 0] = points.slice(at * 2, at * 2 + 4);
    path += `Q${px} ${py} ${round((px + nx) / 2)} ${round((py + ny) / 2)}`;
  }
  return `${path}L${points.at(-2)} ${points.at(-1)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
