import * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
import type { Unsaved } from './create-autosave.ts';

/** A creation that was sent and not answered yet: its Idempotency-Key, and the draft as it was sent. */
export interface Creation {
  key: string;
  draft: Draft;
}

/** Work not yet on the server, with the creation that may already have made its resource. */
export interface StoredDraft extends Unsaved<Draft> {
  creation?: Creation | undefined;
}

const Kept = z.object({
  id: z.nullable(z.string()),
  value: Draft,
  creation: z.optional(z.object({ key: z.string(), draft: Draft })),
});

const keyOf = (userId: string) => `lexiloom-unsaved-draft:${userId}`;

/** The draft of this person that did not reach the server, from an earlier visit; null when none. */
export function loadStoredDraft(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): StoredDraft | null {
  try {
    const kept = Kept.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null; // not JSON: nothing of ours
  }
}

/** Keeps a draft in this browser until it is saved; null forgets it. A full storage is no error to show. */
export function persistDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  unsaved: StoredDraft | null,
): void {
  try {
    if (unsaved) storage.setItem(keyOf(userId), JSON.stringify(unsaved));
    else storage.removeItem(keyOf(userId));
  } catch {
    // Private windows may refuse to store; the server copy follows in a second.
  }
}
