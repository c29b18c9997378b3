import * as z from 'zod/mini';

/** `PATCH /v1/admin/alerts/:id`. */
export const MarkAlert = z.object({ state: z.enum(['seen', 'settled']) });
export type MarkAlert = z.infer<typeof MarkAlert>;

/** An alert that requires an operator's attention. Timestamps are ISO 8601. */
export interface AdminAlert {
  id: string;
  /** For example `model_quota` or `model_ends`. */
  kind: string;
  message: string;
  /** Number of occurrences. */
  count: number;
  raisedAt: string;
  lastRaisedAt: string;
  mailedAt: string | null;
  seenAt: string | null;
  /** Null if the admin's account was deleted. */
  seenBy: string | null;
  settledAt: string | null;
  settledBy: string | null;
}

/** `GET /v1/admin/alerts`: all open alerts and the most recently settled alerts, newest first. */
export interface AlertList {
  open: AdminAlert[];
  settled: AdminAlert[];
}

/** `GET /v1/admin/alerts/count`: number of open alerts that no admin has acknowledged. */
export interface AlertCount {
  unseen: number;
}
