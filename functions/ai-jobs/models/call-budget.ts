import { ModelFailure } from './model-failure.ts';

/**
 * Keeps a job's calls within the money reserved for it, retries and repairs included. All amounts are in
 * millionths of a US dollar.
 */
export class CallBudget {
  #limit = Number.POSITIVE_INFINITY;
  #spent = 0;
  /** The maximum cost of the calls in flight. */
  #inFlight = 0;
  #waiting: (() => void)[] = [];

  /** Starts a new budget. No call of the previous one is still in flight. */
  allow(limitMicros: number): void {
    this.#limit = limitMicros;
    this.#spent = 0;
  }

  /**
   * Waits until a call that costs at most `most` fits. Throws `over_reserve` if it cannot fit even after the
   * calls in flight are settled. The first call always fits, as a job that may not start would never end; so
   * do calls that count as free.
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

  /** Ends a call that was started with `most` and cost `cost`. */
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
 * Limits retries within one invocation: every first call earns half a retry, so that an outage at the vendor
 * never becomes a retry storm (at most 1.5 times the ideal calls, plus the two that a single call may always
 * have).
 */
export class RetryAllowance {
  #left = 2;

  earn(): void {
    this.#left += 0.5;
  }

  /** Consumes a retry; true if one was left. */
  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
