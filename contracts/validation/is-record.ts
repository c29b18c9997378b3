/** True for any object, such as parsed JSON. Arrays count as objects. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
