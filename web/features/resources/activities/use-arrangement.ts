import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { arrangedActivities } from '#lessons/activities/arrangement.ts';
import { type ActivityName, activityNames } from '#lessons/activities/menu.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';

/**
 * The editing state for the selection and order of a lesson's activities. `onSaved` receives the arrangement
 * as stored on the server.
 */
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

  /** Saves the arrangement. On failure, shows an error and returns false. */
  const save = async (): Promise<boolean> => {
    if (!unsaved) return true;
    setSaving(true);
    setFailure(null);
    try {
      await http.put(`${resourcePath(id)}/arrangement`, { arrangement: wanted });
      await onSaved(wanted);
      toast('success', t`Activities saved.`);
      return true;
    } catch (error) {
      const message = messageOf(error);
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
    /** Selects all activities again, in the default order. */
    reset: () => setRows(arrangementRows(null)),
    isReset: wanted === null,
  };
}

/** One activity as a row of the list for a lesson. */
export interface ArrangementRow {
  name: ActivityName;
  /** True if the lesson shows the activity. */
  on: boolean;
}

/**
 * Returns all activities. The activities that the lesson shows are in its order; each other activity is
 * inserted after the activity that precedes it in the default order.
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

/** The names to store for these rows; null if all activities are on and in the default order. */
export function arrangementOf(rows: readonly ArrangementRow[]): ActivityName[] | null {
  const shown = rows.filter(({ on }) => on).map(({ name }) => name);
  const asProduct =
    shown.length === activityNames.length && shown.every((name, at) => name === activityNames[at]);
  return asProduct ? null : shown;
}
