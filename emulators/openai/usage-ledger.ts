/** Token usage reported to callers, per part. */
export interface PartUsage {
  /** Number of replies that were sent completely, including their usage. */
  calls: number;
  promptTokens: number;
  completionTokens: number;
  totalTokens: number;
  /** Number of calls that were rejected, cut off or stalled, and so reported no tokens. */
  broken: number;
}

/** Adds up the exact usage per part, so that a test can compare it with what the product stored. */
export class UsageLedger {
  readonly #parts = new Map<string, PartUsage>();

  whole(part: string, promptTokens: number, completionTokens: number): void {
    const sum = this.#of(part);
    sum.calls += 1;
    sum.promptTokens += promptTokens;
    sum.completionTokens += completionTokens;
    sum.totalTokens += promptTokens + completionTokens;
  }

  broken(part: string): void {
    this.#of(part).broken += 1;
  }

  all(): Record<string, PartUsage> {
    return Object.fromEntries([...this.#parts].map(([part, sum]) => [part, { ...sum }]));
  }

  clear(): void {
    this.#parts.clear();
  }

  #of(part: string): PartUsage {
    const none = { calls: 0, promptTokens: 0, completionTokens: 0, totalTokens: 0, broken: 0 };
    const sum = this.#parts.get(part) ?? none;
    this.#parts.set(part, sum);
    return sum;
  }
}
