import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * Edits of one section that are not on the server yet. `save` answers false when that was not possible
 * and the section says why; it is missing where only the section's own button can save.
 */
export interface UnsavedEdits {
  save?: () => Promise<boolean>;
}

/** Where the sections of the review screen tell that they hold unsaved edits. */
export interface UnsavedRegister {
  set: (section: string, edits: UnsavedEdits | null) => void;
}

export const UnsavedRegisterContext = createContext<UnsavedRegister>({ set: () => {} });

/** Tells the review screen whether this section has unsaved edits, and how to save them. */
export function useUnsavedEdits(section: string, dirty: boolean, save?: () => Promise<boolean>) {
  const register = useContext(UnsavedRegisterContext);
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  const canSave = save !== undefined;
  useEffect(() => {
    const saveNewest = async () => (await newest.current?.()) ?? false;
    register.set(section, dirty ? { ...(canSave && { save: saveNewest }) } : null);
    return () => register.set(section, null);
  }, [register, section, dirty, canSave]);
}
