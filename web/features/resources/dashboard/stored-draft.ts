import * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
import { persistJson } from '#web/app/persist-json.ts';
import type { Unsaved } from './create-autosave.ts';

/** A create request that has no response yet: its Idempotency-Key, and the draft as sent. */
export interface Creation {
  key: string;
  draft: Draft;
}

/**
 * Work that is not on the server yet. If a create request was sent, it is included, because it may already
 * have created the resource.
 */
export interface StoredDraft extends Unsaved<Draft> {
  creation?: Creation | undefined;
}

const Kept = z.object({
  id: z.nullable(z.string()),
  value: Draft,
  creation: z.optional(z.object({ key: z.string(), draft: Draft })),
});

const keyOf = (userId: string) => `lexiloom-unsaved-draft:${userId}`;

/** This person's unsaved draft from an earlier visit; null if there is none. */
export function loadStoredDraft(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): StoredDraft | null {
  try {
    const kept = Kept.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null; // not JSON: not ours
  }
}

/** Persists a draft in this browser until it is saved; null deletes it. */
export function persistDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  unsaved: StoredDraft | null,
): void {
  persistJson(storage, keyOf(userId), unsaved);
}
