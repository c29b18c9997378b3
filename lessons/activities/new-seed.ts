/** A fresh seed for a teacher who asks for other words; stored, so that nothing is drawn again. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
