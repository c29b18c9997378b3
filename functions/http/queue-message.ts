/** The fields of a queue message that its consumer uses. */
export interface QueueMessage {
  body: unknown;
  /** Number of deliveries so far, including this one. */
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
}
