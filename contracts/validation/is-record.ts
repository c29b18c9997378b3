/** True for an object of unknown shape, such as parsed JSON; arrays count as objects. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
