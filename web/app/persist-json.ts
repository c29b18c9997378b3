/**
 * Stores a value as JSON; null deletes it. A full or blocked storage, as in some private windows, is not
 * reported. The value then lasts only as long as the page.
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
    // The storage is full or blocked, as explained above.
  }
}
