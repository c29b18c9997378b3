import { useState } from 'react';
import type { Part } from '#contracts/resources/resource.ts';
import { toast } from '#ui/toast.ts';
import { isOutdated } from './is-outdated.ts';

/**
 * One part while it is edited. Its editor follows what is stored until something is changed in it; from
 * then on it keeps the version that it began from, and saving asks where another was stored meanwhile.
 */
export function usePartEdit(
  stored: Part | undefined,
  save: (content: unknown, generation: number) => Promise<void>,
) {
  const [editing, setEditing] = useState(false);
  const [held, setHeld] = useState<Part | null>(null);
  const [mine, setMine] = useState<{ content: unknown } | null>(null);
  const [saving, setSaving] = useState(false);
  const began = held ?? stored;
  const follow = () => {
    setHeld(null);
    setMine(null);
  };
  const close = () => {
    setEditing(false);
    follow();
  };
  const store = async (content: unknown, generation: number) => {
    setMine(null);
    setSaving(true);
    try {
      await save(content, generation);
      close();
    } catch (error) {
      if (isOutdated(error)) setMine({ content });
      throw error;
    } finally {
      setSaving(false);
    }
  };

  return {
    editing,
    /** The version in the editor. */
    began,
    dirty: held !== null,
    saving,
    /** True while another version is stored than the one that the changes were made from. */
    outdated: held !== null && !saving && held.generation !== stored?.generation,
    open: () => setEditing(true),
    close,
    onDirty: (dirty: boolean) => setHeld(dirty ? (began ?? null) : null),
    save: (content: unknown) => store(content, began?.generation ?? 0),
    /** What was to be stored and met another version; null while there is nothing to choose. */
    conflict: mine,
    /** Mine stands, in the place of what is stored now. */
    keepMine: async () => {
      if (!mine) return;
      try {
        await store(mine.content, stored?.generation ?? 0);
      } catch (error) {
        if (isOutdated(error)) return;
        toast('error', error instanceof Error ? error.message : 'Something went wrong');
      }
    },
    takeTheirs: follow,
    postpone: () => setMine(null),
  };
}
