import * as z from 'zod/mini';
import { persistJson } from '#web/app/persist-json.ts';
import type { SentenceRow } from './sentence-edits.ts';

const Row = z.object({
  key: z.string(),
  id: z.optional(z.string()),
  speaker: z.optional(z.string()),
  target: z.string(),
  native: z.string(),
  startsParagraph: z.boolean(),
});
const Kept = z.object({
  // Edits stored without a revision count as older than any stored text, so saving them causes a merge.
  revision: z._default(z.int().check(z.minimum(0)), 0),
  base: z.array(Row),
  rows: z.array(Row),
});

/** Unsaved edits of a text, with the text that they are based on and its revision. */
export interface StoredEdits {
  revision: number;
  base: SentenceRow[];
  rows: SentenceRow[];
}

const keyOf = (resourceId: string) => `lexiloom-edits:${resourceId}`;

/** The edits that were open when this tab was reloaded or its session ended; null if there were none. */
export function loadStoredEdits(
  storage: Pick<Storage, 'getItem'>,
  resourceId: string,
): StoredEdits | null {
  try {
    const kept = Kept.safeParse(JSON.parse(storage.getItem(keyOf(resourceId)) ?? 'null'));
    if (!kept.success) return null;
    const { revision, base, rows } = kept.data;
    return { revision, base: base.map(rowOf), rows: rows.map(rowOf) };
  } catch {
    return null; // not JSON: not ours
  }
}

/** Persists a copy of unsaved edits; null deletes it after they are saved or discarded. */
export function persistEdits(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  resourceId: string,
  edits: StoredEdits | null,
): void {
  persistJson(storage, keyOf(resourceId), edits);
}

const rowOf = (row: z.infer<typeof Row>): SentenceRow => ({
  ...row,
  id: row.id,
  speaker: row.speaker,
});
