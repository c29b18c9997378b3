import { z } from 'zod';
import { Draft } from '#teaching/resources/draft.ts';
import type { Unsaved } from './create-autosave.ts';

const Kept = z.object({ id: z.string().nullable(), value: Draft });

const keyOf = (userId: string) => `lexiloom-unsaved-draft:${userId}`;

/** The draft of this person that did not reach the server, from an earlier visit; null when none. */
export function readKeptDraft(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): Unsaved<Draft> | null {
  try {
    const kept = Kept.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null; // not JSON: nothing of ours
  }
}

/** Keeps a draft in this browser until it is saved; null forgets it. A full storage is no error to show. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  unsaved: Unsaved<Draft> | null,
): void {
  try {
    if (unsaved) storage.setItem(keyOf(userId), JSON.stringify(unsaved));
    else storage.removeItem(keyOf(userId));
  } catch {
    // Private windows may refuse to store; the server copy follows in a second.
  }
}
