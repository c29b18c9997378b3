/**
 * How often calls may be sent again within one invocation: every first call earns half a retry, so that
 * a bad hour at the vendor's never turns into a storm of ours (at most 1.5 times the ideal calls, plus
 * the two that a single call may always have).
 */
export class RetryAllowance {
  #left = 2;

  earn(): void {
    this.#left += 0.5;
  }

  /** True, and one less left, when another try is allowed. */
  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
