/**
 * Holds requests and releases all of them at once. When no more requests arrive and every request is held,
 * the held requests form one round trip. Unlike a measurement of time, this count is the same on a busy
 * machine.
 */
export class Gate {
  /** True if requests pass without waiting. */
  isOpen = true;
  /** The time when the last request arrived, on the clock of `performance.now()`. */
  lastCame = 0;
  #held: { what: string; go: () => void }[] = [];

  /** Waits until the request may pass. Resolves at once if the gate is open. */
  async pass(what: string): Promise<void> {
    this.lastCame = performance.now();
    if (this.isOpen) return;
    await new Promise<void>((go) => this.#held.push({ what, go }));
  }

  shut(): void {
    this.isOpen = false;
  }

  /** Releases the held requests and returns their names. */
  release(): string[] {
    const held = this.#held;
    this.#held = [];
    for (const { go } of held) go();
    return held.map(({ what }) => what);
  }

  open(): void {
    this.isOpen = true;
    this.release();
  }
}
