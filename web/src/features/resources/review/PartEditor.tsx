import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { audienceLevel } from '#teaching/languages/levels.ts';
import type { EditProps } from '#teaching/questions/edit-props.ts';
import { makeRequestOf } from '#teaching/questions/make-request.ts';
import { type QuestionType, questionTypes } from '#teaching/questions/registry.ts';
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
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  onSave: (content: unknown) => Promise<void>;
  onCancel: () => void;
}

/** The editor of one kind of questions; it shows its guidance itself. */
export function PartEditor(props: PartEditorProps) {
  const { resource, part, content, dirty, onDirty, onSave, onCancel } = props;
  const Editor = editors.get(part);
  useUnsavedEdits(part, dirty);

  // The editors keep their changes to themselves: typing in one, or adding, moving or removing an item,
  // means that something may be lost.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const typed = () => onDirty(true);
    const pressed = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('li button')) onDirty(true);
    };
    element?.addEventListener('input', typed);
    element?.addEventListener('click', pressed);
    return () => {
      element?.removeEventListener('input', typed);
      element?.removeEventListener('click', pressed);
    };
  }, [onDirty]);

  return (
    <div ref={box}>
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
