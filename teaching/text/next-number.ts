/** `s1.t12` -> 12; an id without a number at its end counts as -1. */
function numberOf(id: string): number {
  const digits = /(?<!\d)\d+$/.exec(id)?.[0];
  return digits === undefined ? -1 : Number(digits);
}

/** The first number beyond every id in use and beyond what is remembered as given before. */
export function nextNumber(ids: readonly string[], remembered = 0): number {
  return ids.reduce((next, id) => Math.max(next, numberOf(id) + 1), remembered);
}
