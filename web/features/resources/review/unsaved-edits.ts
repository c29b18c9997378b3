import { createContext, useContext, useEffect, useRef } from 'react';

/** Saves what a section holds; false when that was not possible and the section says why. */
export type SaveEdits = () => Promise<boolean>;

/** Where the sections of the review screen tell that they hold unsaved edits. */
export interface UnsavedRegister {
  set: (section: string, save: SaveEdits | null) => void;
}

export const UnsavedRegisterContext = createContext<UnsavedRegister>({ set: () => {} });

/** Tells the review screen how to save what this section holds unsaved; null when that is nothing. */
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
