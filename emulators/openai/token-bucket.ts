/** So many tokens in a stretch of time, as a provider limits them. */
export interface TokenLimit {
  tokens: number;
  perMs: number;
}

/** A limit that fills up again evenly, and holds what the whole stretch of time has at most. */
export class TokenBucket {
  readonly #limit: TokenLimit;
  #left: number;
  #at = performance.now();

  constructor(limit: TokenLimit) {
    this.#limit = limit;
    this.#left = limit.tokens;
  }

  /** Takes tokens: 0, or how many milliseconds it takes until there are enough, and then none are taken. */
  take(tokens: number): number {
    const { tokens: most, perMs } = this.#limit;
    const now = performance.now();
    this.#left = Math.min(most, this.#left + ((now - this.#at) * most) / perMs);
    this.#at = now;
    if (tokens > this.#left) return ((tokens - this.#left) * perMs) / most;
    this.#left -= tokens;
    return 0;
  }
}
