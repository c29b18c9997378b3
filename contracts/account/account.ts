/** A row of `GET /v1/me/sessions`: a signed-in browser. Timestamps are ISO 8601. */
export interface SignedInDevice {
  /** For example "Firefox on Windows"; null if the device could not be detected. */
  device: string | null;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** `GET /v1/me/deletion`: what would be deleted with the account, and what would remain. */
export interface DeletionPreview {
  lessons: number;
  classes: number;
  pupils: number;
  /** Number of homeworks set for this pupil; 0 for a teacher. */
  homeworks: number;
  /**
   * The department owner who takes over the classes and pupils. Null if the classes and pupils are deleted.
   */
  handedTo: string | null;
  /**
   * The department that would be dissolved because its owner leaves, and the number of its other teachers.
   */
  endsDepartment: { name: string; teachers: number } | null;
  /** True if the account has an active plan at Stripe, paid or overdue. */
  hasPlan: boolean;
  /** True if the account ever bought anything. */
  hasInvoices: boolean;
}

/** Number of days in which signing in cancels a deletion. */
export const graceDays = 14;

/** Response of `POST /v1/me/deletion`. */
export interface DeletionRequested {
  /** ISO 8601. Signing in before this moment cancels the deletion. */
  deleteAfter: string;
}
