/** A queue's message as its consumer receives it: the fields that are used. */
export interface QueueMessage {
  body: unknown;
  /** Deliveries so far, this one included. */
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
}
