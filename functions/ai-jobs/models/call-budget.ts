import { ModelFailure } from './model-failure.ts';

/**
 * Limits the cost of a job's calls, including retries and repairs, to the money reserved for the job. All
 * amounts are in millionths of a US dollar.
 */
export class CallBudget {
  #limit = Number.POSITIVE_INFINITY;
  #spent = 0;
  /** The maximum cost of the calls in flight. */
  #inFlight = 0;
  #waiting: (() => void)[] = [];

  /** Starts a new budget. No call of the previous budget may be in flight. */
  allow(limitMicros: number): void {
    this.#limit = limitMicros;
    this.#spent = 0;
  }

  /**
   * Waits until a call that costs at most `most` fits into the budget. Throws `over_reserve` if it cannot fit
   * even after the calls in flight have ended. The first call always fits, because otherwise the job could
   * never end. Free calls (`most` 0) always fit too.
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

  /** Ends a call. `most` is the amount with which it was started, and `cost` is its actual cost. */
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
 * Limits retries within one invocation, so that a vendor's outage never causes a retry storm. Two retries are
 * available from the start, and each call adds half a retry. The number of calls is thus at most 1.5 times
 * the number without failures, plus two.
 */
export class RetryAllowance {
  #left = 2;

  earn(): void {
    this.#left += 0.5;
  }

  /** Uses up one retry. Returns true if one was left. */
  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
