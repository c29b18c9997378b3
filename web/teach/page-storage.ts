/** In-memory storage that lasts until the page is left. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

/**
 * Replaces the page's storage with in-memory storage if the browser blocks storage. Browsers block it for a
 * page in a third-party frame (decision 0208), or because of a user's setting. Otherwise, accessing storage
 * would throw, and the page would fail.
 */
export function givePageStorage(page: object): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      Reflect.get(page, name);
    } catch {
      Object.defineProperty(page, name, { value: new MemoryStorage() });
    }
  }
}

// Run on import. This import must be first, because later modules access storage while they load.
if (typeof window !== 'undefined') givePageStorage(window);
