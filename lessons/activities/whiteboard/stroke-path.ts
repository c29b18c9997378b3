/**
 * The SVG path of x and y in turn: curves through the middles between the points, so that a line drawn
 * with few points is still round. One point alone is a dot.
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
