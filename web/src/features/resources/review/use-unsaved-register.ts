import { useCallback, useMemo, useState } from 'react';
import type { UnsavedEdits, UnsavedRegister } from './unsaved-edits.ts';

/** Gathers what the sections hold unsaved. */
export function useUnsavedRegister() {
  const [held, setHeld] = useState<ReadonlyMap<string, UnsavedEdits>>(new Map());
  const register = useMemo<UnsavedRegister>(
    () => ({
      set: (section, edits) =>
        setHeld((last) => {
          if (!edits && !last.has(section)) return last;
          const next = new Map(last);
          if (edits) next.set(section, edits);
          else next.delete(section);
          return next;
        }),
    }),
    [],
  );
  const saveAll = useCallback(async () => {
    const results = await Promise.all([...held.values()].map((edits) => edits.save?.() ?? false));
    return results.every(Boolean);
  }, [held]);
  const canSaveAll = [...held.values()].every((edits) => edits.save !== undefined);
  return { register, sections: [...held.keys()], saveAll, canSaveAll };
}
