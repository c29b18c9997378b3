/**
 * Holds what comes until it is let through, all at once. What is held together, when nothing more comes and
 * everybody waits, is one round trip: a busy machine makes no second one of it, as a clock would.
 */
export class Gate {
  /** Lets everything through at once. */
  isOpen = true;
  /** When the last one came, on the clock of `performance.now()`. */
  lastCame = 0;
  #held: { what: string; go: () => void }[] = [];

  /** Waits for the gate, if it is shut. */
  async pass(what: string): Promise<void> {
    this.lastCame = performance.now();
    if (this.isOpen) return;
    await new Promise<void>((go) => this.#held.push({ what, go }));
  }

  shut(): void {
    this.isOpen = false;
  }

  /** Lets through what is held, and answers what it was. */
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
