/** A row of `GET /v1/me/sessions`: a signed-in browser. Timestamps are ISO 8601. */
export interface SignedInDevice {
  /** For example "Firefox on Windows"; null if it could not be detected. */
  device: string | null;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** `GET /v1/me/deletion`: what deleting the account would remove, and what remains. */
export interface DeletionPreview {
  lessons: number;
  classes: number;
  pupils: number;
  /** Number of homeworks set for a pupil; 0 for a teacher. */
  homeworks: number;
  /** The owner of the department, who takes over the classes and pupils. Null if they are deleted. */
  handedTo: string | null;
  /** The department that is dissolved because its owner leaves, with its number of other teachers. */
  endsDepartment: { name: string; teachers: number } | null;
  /** True if a plan is active at Stripe, paid or overdue. */
  hasPlan: boolean;
  /** True if anything was ever bought. */
  hasInvoices: boolean;
}

/** Days during which signing in cancels a deletion. */
export const graceDays = 14;

/** Response of `POST /v1/me/deletion`. */
export interface DeletionRequested {
  /** ISO 8601. Signing in before this moment cancels the deletion. */
  deleteAfter: string;
}
