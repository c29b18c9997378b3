/** A provider's rate limit: a number of tokens per time window. */
export interface TokenLimit {
  tokens: number;
  perMs: number;
}

/** A rate limit that refills steadily and never exceeds the tokens of one window. */
export class TokenBucket {
  readonly #limit: TokenLimit;
  #left: number;
  #at = performance.now();

  constructor(limit: TokenLimit) {
    this.#limit = limit;
    this.#left = limit.tokens;
  }

  /**
   * Takes the tokens and returns 0. If there are too few, takes none and returns the time in milliseconds
   * until there are enough.
   */
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
