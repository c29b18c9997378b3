import { t } from '@lingui/core/macro';
import { type ComponentType, useState } from 'react';
import type { Part, Resource } from '#contracts/resources/resource.ts';
import { audienceLevel } from '#language/levels.ts';
import { type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import type { EditProps } from '#lessons/questions/view-props.ts';
import { views } from '#lessons/questions/views.ts';
import { messageOf } from '#ui/http-error.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { isOutdated } from './part-states.ts';
import { type SaveEdits, useUnsavedEdits } from './unsaved-edits.ts';

const editors = new Map<string, ComponentType<EditProps<unknown>>>(
  questionTypes.map((type) => [
    type,
    lazyPart(
      async () => (await views[type].edit()).default,
      <Spinner label={t`Opening the editor`} />,
    ),
  ]),
);

interface PartEditorProps {
  resource: Resource;
  part: QuestionType;
  content: unknown;
  onDirty: (dirty: boolean) => void;
  onSave: (content: unknown) => Promise<void>;
  /** True while the teacher's choice between two versions is being saved. */
  saving: boolean;
  onCancel: () => void;
}

/** The editor of one question type, with instructions. */
export function PartEditor(props: PartEditorProps) {
  const { resource, part, content, onDirty, onSave, saving, onCancel } = props;
  const Editor = editors.get(part);
  const [saveNow, setSaveNow] = useState<SaveEdits | null>(null);
  useUnsavedEdits(part, saveNow);

  return (
    Editor && (
      <Editor
        content={content}
        text={resource.text}
        request={makeRequestOf({
          title: resource.title,
          level: audienceLevel(resource.audience),
          draft: resource.draft,
        })}
        onDirty={(save) => {
          // Wrap the function, because React would call a function that is passed to a state setter instead
          // of storing it.
          setSaveNow(() => save);
          onDirty(save !== null);
        }}
        onSave={onSave}
        saving={saving}
        onCancel={onCancel}
      />
    )
  );
}

/**
 * The editing state of one part. Before the first edit, the editor follows the stored version. The edits are
 * based on the version that was shown at the first edit. If another version has been stored by the time of
 * saving, there is a conflict, and the teacher chooses a version.
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
    /** The version that the edits are based on. */
    began,
    dirty: held !== null,
    saving,
    /** True if the stored version differs from the version that the edits are based on. */
    outdated: held !== null && !saving && held.generation !== stored?.generation,
    open: () => setEditing(true),
    close,
    onDirty: (dirty: boolean) => setHeld(dirty ? (began ?? null) : null),
    save: (content: unknown) => store(content, began?.generation ?? 0),
    /** The rejected version in case of a conflict; null if there is no conflict. */
    conflict: mine,
    /** Overwrites the stored version with this user's version. */
    keepMine: async () => {
      if (!mine) return;
      try {
        await store(mine.content, stored?.generation ?? 0);
      } catch (error) {
        if (isOutdated(error)) return;
        toast('error', messageOf(error));
      }
    },
    takeTheirs: follow,
    postpone: () => setMine(null),
  };
}
