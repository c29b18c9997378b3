import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { EditProps } from '../view-props.ts';

type SaveState = 'idle' | 'saving' | { failed: string };

export interface DraftEdit<Content> {
  draft: Content;
  change: (next: Content) => void;
  save: () => void;
  cancel: (() => void) | undefined;
  state: SaveState;
}

/** Returns the teacher's working copy of a part's content, and the function that saves it. */
export function useDraft<Content>({
  content,
  onSave,
  saving = false,
  onCancel,
  onDirty,
}: EditProps<Content>): DraftEdit<Content> {
  const [draft, setDraft] = useState(content);
  const [state, setState] = useState<SaveState>('idle');
  const store = async (changed: Content): Promise<boolean> => {
    setState('saving');
    try {
      await onSave(changed);
      setState('idle');
      onDirty?.(null);
      return true;
    } catch (error) {
      const failed = error instanceof Error ? error.message : t`The changes could not be saved.`;
      setState({ failed });
      return false;
    }
  };
  return {
    draft,
    change: (next) => {
      setDraft(next);
      onDirty?.(() => store(next));
    },
    save: () => void store(draft),
    cancel: onCancel,
    state: saving ? 'saving' : state,
  };
}
