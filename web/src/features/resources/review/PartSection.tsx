import { Eye, EyeOff, PencilLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { quickEdit } from '#teaching/questions/guidance.ts';
import { type QuestionType, registry } from '#teaching/questions/registry.ts';
import type { Part, Resource } from '#teaching/resources/resource.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { PartBadge } from './PartBadge.tsx';
import { PartEditor } from './PartEditor.tsx';
import { PartPreview } from './PartPreview.tsx';
import { type PartProgress, railState } from './part-states.ts';
import { SectionCard } from './SectionCard.tsx';

interface PartSectionProps {
  resource: Resource;
  part: QuestionType;
  progress: PartProgress | undefined;
  stored: Part | undefined;
  busy: boolean;
  /** Stores what the teacher changed; throws the sentence to show. */
  onSave: (part: QuestionType, content: unknown) => Promise<void>;
  /** Has this part made again. */
  onMakeAgain: (part: QuestionType) => void;
}

/** One kind of questions: on its way, to look at, to edit, or to make again. */
export function PartSection(props: PartSectionProps) {
  const { resource, part, progress, stored, busy, onSave, onMakeAgain } = props;
  const { title, aim } = registry[part];
  const state = railState(progress);
  const [editing, setEditing] = useState(false);
  const [looking, setLooking] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const made = stored?.content !== undefined && state !== 'waiting' && state !== 'writing';
  const open = made && editing;
  const close = () => {
    setEditing(false);
    setDirty(false);
  };
  const makeAgain = () => {
    if (stored?.edited || dirty) setAsking(true);
    else onMakeAgain(part);
  };

  return (
    <SectionCard
      part={part}
      title={title}
      aim={aim}
      state={<PartBadge state={state} part={part} />}
      actions={
        made && (
          <>
            {!open && (
              <Button size="small" aria-expanded={looking} onClick={() => setLooking(!looking)}>
                {looking ? (
                  <EyeOff size={16} aria-hidden="true" />
                ) : (
                  <Eye size={16} aria-hidden="true" />
                )}
                {looking ? 'Hide' : 'Look'}
                <span className="sr-only">{title}</span>
              </Button>
            )}
            {!open && (
              <Button
                size="small"
                variant={state === 'needs-edit' ? 'primary' : 'secondary'}
                onClick={() => setEditing(true)}
              >
                <PencilLine size={16} aria-hidden="true" /> Edit
                <span className="sr-only">{title}</span>
              </Button>
            )}
            <Button size="small" busy={busy} onClick={makeAgain}>
              <RotateCcw size={16} aria-hidden="true" /> Make again
              <span className="sr-only">{title}</span>
            </Button>
          </>
        )
      }
    >
      {state === 'failed' && !made && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-ink-2">
            {progress?.problem?.message ?? 'This part could not be made.'}
          </p>
          <Button size="small" busy={busy} onClick={() => onMakeAgain(part)}>
            <RotateCcw size={16} aria-hidden="true" /> Try again
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      {(state === 'waiting' || state === 'writing') && (
        <div className="flex flex-col gap-3" aria-hidden="true">
          <div className="skeleton h-5 w-3/4" />
          <div className="skeleton h-5 w-1/2" />
        </div>
      )}
      {open && stored && (
        <PartEditor
          // Made again: the editor starts afresh with it.
          key={stored.generation}
          resource={resource}
          part={part}
          content={stored.content}
          onDirty={setDirty}
          onSave={async (content) => {
            await onSave(part, content);
            close();
          }}
          onCancel={close}
        />
      )}
      {made && !open && state === 'needs-edit' && (
        <p className="rounded-control bg-native-soft px-4 py-3">
          {registry[part].guidance ?? quickEdit}
        </p>
      )}
      {made && !open && looking && (
        <PartPreview resource={resource} part={part} content={stored?.content} />
      )}
      <ConfirmDialog
        open={asking}
        title={`Make “${title}” again?`}
        confirmLabel="Make it again"
        cancelLabel="Keep my changes"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          close();
          onMakeAgain(part);
        }}
      >
        <p className="text-ink-2">
          You changed this part by hand. Making it again replaces your changes.
        </p>
      </ConfirmDialog>
    </SectionCard>
  );
}
