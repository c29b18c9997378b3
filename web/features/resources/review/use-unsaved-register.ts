import { useCallback, useMemo, useState } from 'react';
import type { SaveEdits, UnsavedRegister } from './unsaved-edits.ts';

/** Gathers what the sections hold unsaved. */
export function useUnsavedRegister() {
  const [held, setHeld] = useState<ReadonlyMap<string, SaveEdits>>(new Map());
  const register = useMemo<UnsavedRegister>(
    () => ({
      set: (section, save) =>
        setHeld((last) => {
          if (!save && !last.has(section)) return last;
          const next = new Map(last);
          if (save) next.set(section, save);
          else next.delete(section);
          return next;
        }),
    }),
    [],
  );
  const saveAll = useCallback(async () => {
    const results = await Promise.all([...held.values()].map((save) => save()));
    return results.every(Boolean);
  }, [held]);
  return { register, sections: [...held.keys()], saveAll };
}
