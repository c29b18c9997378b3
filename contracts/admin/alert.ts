import * as z from 'zod/mini';

/** `PATCH /v1/admin/alerts/:id`. */
export const MarkAlert = z.object({ state: z.enum(['seen', 'settled']) });
export type MarkAlert = z.infer<typeof MarkAlert>;

/** What only an operator can mend. Moments are ISO 8601. */
export interface AdminAlert {
  id: string;
  /** Such as `model_quota` or `model_ends`. */
  kind: string;
  message: string;
  /** How often it happened. */
  count: number;
  raisedAt: string;
  lastRaisedAt: string;
  mailedAt: string | null;
  seenAt: string | null;
  /** Null where that account is gone. */
  seenBy: string | null;
  settledAt: string | null;
  settledBy: string | null;
}

/** `GET /v1/admin/alerts`: every open one, and the latest that were settled; the newest first. */
export interface AlertList {
  open: AdminAlert[];
  settled: AdminAlert[];
}

/** `GET /v1/admin/alerts/count`: the open ones that no admin has marked as seen. */
export interface AlertCount {
  unseen: number;
}
