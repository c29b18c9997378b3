import { type ComponentType, lazy, Suspense } from 'react';
import { audienceLevel } from '#teaching/languages/levels.ts';
import type { EditProps } from '#teaching/questions/edit-props.ts';
import { quickEdit } from '#teaching/questions/guidance.ts';
import { makeRequestOf } from '#teaching/questions/make-request.ts';
import { type QuestionType, questionTypes, registry } from '#teaching/questions/registry.ts';
import { views } from '#teaching/questions/views.ts';
import type { Resource } from '#teaching/resources/resource.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useUnsavedEdits } from './unsaved-edits.ts';

const editors = new Map<string, ComponentType<EditProps<unknown>>>(
  questionTypes.map((type) => [type, lazy(views[type].edit)]),
);

interface PartEditorProps {
  resource: Resource;
  part: QuestionType;
  content: unknown;
  needsEdit: boolean;
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  onSave: (content: unknown) => Promise<void>;
  onCancel: (() => void) | undefined;
}

/** The editor of one kind of questions, with the guidance that the specification words. */
export function PartEditor(props: PartEditorProps) {
  const { resource, part, content, needsEdit, dirty, onDirty, onSave, onCancel } = props;
  const Editor = editors.get(part);
  useUnsavedEdits(part, dirty);
  return (
    <div
      // The editors keep their changes to themselves: typing or pressing anything in one means
      // that something may be lost.
      onInput={() => onDirty(true)}
    >
      {needsEdit && (
        <p className="mb-4 rounded-control bg-native-soft px-4 py-3">
          {registry[part].guidance ?? quickEdit}
        </p>
      )}
      <Suspense fallback={<Spinner label="Opening the editor" />}>
        {Editor && (
          <Editor
            content={content}
            text={resource.text}
            request={makeRequestOf({
              title: resource.title,
              level: audienceLevel(resource.audience),
              draft: resource.draft,
            })}
            onSave={onSave}
            onCancel={onCancel}
          />
        )}
      </Suspense>
    </div>
  );
}
