/**
 * A lock. Its holder keeps it until calling `release`; waiting callers get it in the order of their requests.
 */
export class QueueLock {
  #tail: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = this.#tail;
    this.#tail = before.then(() => held);
    await before;
    return release;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
