/** A row of `GET /v1/me/sessions`: a browser that is signed in. Moments are ISO 8601. */
export interface SignedInDevice {
  /** Such as "Firefox on Windows"; null where it could not be told. */
  device: string | null;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** `GET /v1/me/deletion`: what the deletion of the account would take with it, and what stays. */
export interface DeletionPreview {
  lessons: number;
  classes: number;
  pupils: number;
  /** Homework that a pupil was given; 0 for a teacher. */
  homeworks: number;
  /** Who the classes and pupils go to: the owner of the department. Null where they are deleted. */
  handedTo: string | null;
  /** The department that ends because its owner leaves, with how many other teachers it has. */
  endsDepartment: { name: string; teachers: number } | null;
  /** Whether a plan runs at Stripe, paid or owed. */
  hasPlan: boolean;
  /** Whether anything was ever bought. */
  hasInvoices: boolean;
}

/** Days in which signing in takes a deletion back. */
export const graceDays = 14;

/** `POST /v1/me/deletion` answers this. */
export interface DeletionRequested {
  /** ISO 8601: until then signing in keeps the account. */
  deleteAfter: string;
}
