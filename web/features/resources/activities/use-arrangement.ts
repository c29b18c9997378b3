import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { arrangedActivities } from '#lessons/activities/arrangement.ts';
import { type ActivityName, activityNames } from '#lessons/activities/registry.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';

/** The arrangement while it is changed. `onSaved` is told what the server has from then on. */
export function useArrangement(
  { id, arrangement }: Pick<Resource, 'id' | 'arrangement'>,
  onSaved: (arrangement: string[] | null) => Promise<unknown>,
) {
  const [rows, setRows] = useState<ArrangementRow[]>(() => arrangementRows(arrangement));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = arrangementOf(rows);
  const stored = arrangementOf(arrangementRows(arrangement));
  const unsaved = JSON.stringify(wanted) !== JSON.stringify(stored);

  /** False, with a message on screen, when it could not be saved. */
  const save = async (): Promise<boolean> => {
    if (!unsaved) return true;
    setSaving(true);
    setFailure(null);
    try {
      await http.put(`${resourcePath(id)}/arrangement`, { arrangement: wanted });
      await onSaved(wanted);
      toast('success', 'The activities are saved.');
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Something went wrong';
      setFailure(message);
      toast('error', message);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    rows,
    setRows,
    unsaved,
    saving,
    failure,
    save,
    discard: () => {
      setFailure(null);
      setRows(arrangementRows(arrangement));
    },
    /** All of them again, in the product's own order. */
    reset: () => setRows(arrangementRows(null)),
    isReset: wanted === null,
  };
}

/** One activity of the product as it stands in a lesson's list. */
export interface ArrangementRow {
  name: ActivityName;
  /** Whether the lesson shows it. */
  on: boolean;
}

/**
 * Every activity of the product: those that the lesson shows in its order, each other one behind the one
 * that it follows in the product.
 */
export function arrangementRows(arrangement: readonly string[] | null): ArrangementRow[] {
  const rows = arrangedActivities(arrangement).map((name) => ({ name, on: true }));
  activityNames.forEach((name, at) => {
    if (rows.some((row) => row.name === name)) return;
    const before = rows.findIndex((row) => row.name === activityNames[at - 1]);
    rows.splice(before + 1, 0, { name, on: false });
  });
  return rows;
}

/** What is stored for these rows; null where they are all there in the product's own order. */
export function arrangementOf(rows: readonly ArrangementRow[]): ActivityName[] | null {
  const shown = rows.filter(({ on }) => on).map(({ name }) => name);
  const asProduct =
    shown.length === activityNames.length && shown.every((name, at) => name === activityNames[at]);
  return asProduct ? null : shown;
}
