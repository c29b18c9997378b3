/** A provider's rate limit: this many tokens per time window. */
export interface TokenLimit {
  tokens: number;
  perMs: number;
}

/** A rate limit that refills steadily and never holds more than the tokens of one whole window. */
export class TokenBucket {
  readonly #limit: TokenLimit;
  #left: number;
  #at = performance.now();

  constructor(limit: TokenLimit) {
    this.#limit = limit;
    this.#left = limit.tokens;
  }

  /**
   * Takes the tokens and returns 0; if there are too few, takes none and returns how many milliseconds it
   * takes until there are enough.
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
