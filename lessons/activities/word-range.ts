/**
 * The ids from one word to another, both included, whichever comes first. `orders` are the words of
 * each side in text order; words of different sides have nothing between them, so only `to` counts.
 */
export function wordRange(
  orders: readonly (readonly string[])[],
  from: string,
  to: string,
): readonly string[] {
  for (const order of orders) {
    const [a, b] = [order.indexOf(from), order.indexOf(to)];
    if (a >= 0 && b >= 0) return order.slice(Math.min(a, b), Math.max(a, b) + 1);
  }
  return [to];
}
