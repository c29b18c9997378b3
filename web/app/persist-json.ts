/**
 * Stores a value as JSON; null deletes it. A full or blocked storage, as in some private windows, is not an
 * error to show: the value then lives as long as the page.
 */
export function persistJson(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  value: unknown,
): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}
