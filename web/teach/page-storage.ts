/** What a page stores until it is left. */
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
 * Gives a page storage in its memory where the browser refuses its own: in the frame of another site (decision
 * 0208), or because somebody blocks it. Without this, asking for it is an error that ends the page.
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

// By being imported first: the modules behind it ask for storage while they are loaded.
if (typeof window !== 'undefined') givePageStorage(window);
