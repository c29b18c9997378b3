import { useState } from 'react';
import type { EditProps } from '../edit-props.ts';

export type SaveState = 'idle' | 'saving' | { failed: string };

export interface DraftEdit<Content> {
  draft: Content;
  change: (next: Content) => void;
  save: () => void;
  cancel: (() => void) | undefined;
  state: SaveState;
}

/** The teacher's copy of a part's content and its way back into the store. */
export function useDraft<Content>({
  content,
  onSave,
  onCancel,
  onDirty,
}: EditProps<Content>): DraftEdit<Content> {
  const [draft, setDraft] = useState(content);
  const [state, setState] = useState<SaveState>('idle');
  const store = async () => {
    setState('saving');
    try {
      await onSave(draft);
      setState('idle');
      onDirty?.(false);
    } catch (error) {
      const failed = error instanceof Error ? error.message : 'The changes could not be saved.';
      setState({ failed });
    }
  };
  return {
    draft,
    change: (next) => {
      setDraft(next);
      onDirty?.(true);
    },
    save: () => void store(),
    cancel: onCancel,
    state,
  };
}
