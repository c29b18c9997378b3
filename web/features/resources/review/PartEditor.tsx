import { type ComponentType, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { audienceLevel } from '#language/levels.ts';
import { type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import type { EditProps } from '#lessons/questions/view-props.ts';
import { views } from '#lessons/questions/views.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type SaveEdits, useUnsavedEdits } from './unsaved-edits.ts';

const editors = new Map<string, ComponentType<EditProps<unknown>>>(
  questionTypes.map((type) => [
    type,
    lazyPart(
      async () => (await views[type].edit()).default,
      <Spinner label="Opening the editor" />,
    ),
  ]),
);

interface PartEditorProps {
  resource: Resource;
  part: QuestionType;
  content: unknown;
  onDirty: (dirty: boolean) => void;
  onSave: (content: unknown) => Promise<void>;
  /** A choice between two versions is being stored. */
  saving: boolean;
  onCancel: () => void;
}

/** The editor of one kind of questions; it shows its guidance itself. */
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
          // A function given to a setter would be called: this one is kept.
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
