import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';
import { type ArrangementRow, arrangementOf, arrangementRows } from './arrangement-rows.ts';

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
