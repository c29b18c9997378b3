import { ModelFailure } from './model-failure.ts';

/**
 * Keeps the calls of a job within the money that is reserved for it, tries and repairs included. All
 * amounts are millionths of a US dollar.
 */
export class CallBudget {
  #limit = Number.POSITIVE_INFINITY;
  #spent = 0;
  /** The most that the calls in flight may cost. */
  #inFlight = 0;
  #waiting: (() => void)[] = [];

  /** Begins a new budget. No call of the one before is in flight by then. */
  allow(limitMicros: number): void {
    this.#limit = limitMicros;
    this.#spent = 0;
  }

  /**
   * Waits until a call that costs at most `most` fits. Throws `over_reserve` when it cannot, whatever the
   * calls in flight come to. The first call always fits: a job that may not begin would never end. So does what is reckoned as free.
   */
  async begin(most: number): Promise<void> {
    while (!this.#fits(most)) {
      if (this.#inFlight === 0) {
        throw new ModelFailure('over_reserve', 'more calls than are reserved');
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#inFlight += most;
  }

  /** Ends a call that was begun with `most` and cost `cost`. */
  end(most: number, cost: number): void {
    this.#inFlight -= most;
    this.#spent += cost;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #fits(most: number): boolean {
    const used = this.#spent + this.#inFlight;
    return most === 0 || used === 0 || used + most <= this.#limit;
  }
}

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
