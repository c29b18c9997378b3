/**
 * Which of `count` chunks are in the target language at `percent`: spread over the sentence, and a
 * chunk once woven stays woven as the percentage grows. 0 gives none, 100 all.
 */
export function wovenChunks(count: number, percent: number): ReadonlySet<number> {
  const many = Math.round((count * percent) / 100);
  const order = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => spread(a) - spread(b) || a - b,
  );
  return new Set(order.slice(0, many));
}

/** The van der Corput sequence in base 2: neighbours come far apart. */
function spread(at: number): number {
  let value = 0;
  for (let rest = at + 1, digit = 0.5; rest > 0; rest >>= 1, digit /= 2) {
    value += (rest & 1) * digit;
  }
  return value;
}
