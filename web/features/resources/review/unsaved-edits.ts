import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Saves a section's edits. Resolves to false on failure, after the section has shown the error. */
export type SaveEdits = () => Promise<boolean>;

/** Collects the sections of the review screen that have unsaved edits. */
export interface UnsavedRegister {
  set: (section: string, save: SaveEdits | null) => void;
}

export const UnsavedRegisterContext = createContext<UnsavedRegister>({ set: () => {} });

/** Registers the function that saves this section's unsaved edits; null if there are none. */
export function useUnsavedEdits(section: string, save: SaveEdits | null) {
  const register = useContext(UnsavedRegisterContext);
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  const dirty = save !== null;
  useEffect(() => {
    register.set(section, dirty ? async () => (await newest.current?.()) ?? true : null);
    return () => register.set(section, null);
  }, [register, section, dirty]);
}

/** Collects the unsaved edits of all sections. */
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
