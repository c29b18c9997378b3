import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff, Info, PencilLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Part, Resource } from '#contracts/resources/resource.ts';
import { guidanceWords } from '#lessons/questions/guidance-words.ts';
import { kindWords } from '#lessons/questions/kind-words.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { questionWords } from '#lessons/questions/question-words.ts';
import { AnswersOpenContext } from '#lessons/questions/views/use-reveal.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import { PartEditor, usePartEdit } from './PartEditor.tsx';
import { PartPreview } from './PartPreview.tsx';
import { type PartProgress, railState, reasonToWait } from './part-states.ts';
import { PartBadge, SectionCard, WaitNote } from './SectionCard.tsx';
import { differingItems, TwoVersionsDialog } from './TwoVersionsDialog.tsx';

interface PartSectionProps {
  resource: Resource;
  part: QuestionType;
  progress: PartProgress | undefined;
  stored: Part | undefined;
  busy: boolean;
  /**
   * Saves the teacher's edits. `generation` is the generation of the version that the edits are based on.
   * Throws an error whose message is shown.
   */
  onSave: (part: QuestionType, content: unknown, generation: number) => Promise<void>;
  /** Regenerates this part. */
  onMakeAgain: (part: QuestionType) => void;
}

/** One question type: its progress, preview and editor, and a button that regenerates it. */
export function PartSection(props: PartSectionProps) {
  useAnswers();
  const { resource, part, progress, stored, busy, onSave, onMakeAgain } = props;
  const title = i18n._(questionWords[part]);
  const aim = i18n._(kindWords[part].aim);
  const state = railState(progress);
  const [looking, setLooking] = useState(false);
  const [asking, setAsking] = useState(false);
  const made = stored?.content !== undefined && state !== 'waiting' && state !== 'writing';
  const edit = usePartEdit(stored, (content, generation) => onSave(part, content, generation));
  const { began } = edit;
  // Unsaved edits stay visible, even if the part changes elsewhere.
  const open = edit.editing && (made || edit.dirty);
  const makeAgain = () => {
    if (stored?.edited || edit.dirty) setAsking(true);
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
                {looking ? t`Hide` : t({ message: 'Show', context: 'a button' })}
                <span className="sr-only">{title}</span>
              </Button>
            )}
            {!open && (
              <Button
                size="small"
                variant={state === 'needs-edit' ? 'primary' : 'secondary'}
                onClick={edit.open}
              >
                <PencilLine size={16} aria-hidden="true" /> <Trans>Edit</Trans>
                <span className="sr-only">{title}</span>
              </Button>
            )}
            <Button size="small" busy={busy} onClick={makeAgain}>
              <RotateCcw size={16} aria-hidden="true" /> <Trans>Regenerate</Trans>
              <span className="sr-only">{title}</span>
            </Button>
          </>
        )
      }
    >
      {state === 'failed' && !made && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-ink-2">
            {progress?.problem
              ? sayAnswer(progress.problem.message)
              : t`This part could not be generated.`}
          </p>
          <Button size="small" busy={busy} onClick={() => onMakeAgain(part)}>
            <RotateCcw size={16} aria-hidden="true" /> <Trans>Try again</Trans>
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      {!open && <WaitNote progress={progress} />}
      {(state === 'waiting' || state === 'writing') && !open && reasonToWait(progress) === null && (
        <div className="flex flex-col gap-3" aria-hidden="true">
          <div className="skeleton h-5 w-3/4" />
          <div className="skeleton h-5 w-1/2" />
        </div>
      )}
      {open && edit.outdated && (
        <p role="status" className="mb-4 rounded-control bg-native-soft px-4 py-3">
          <Trans>
            Another tab or a colleague saved this part after you opened it. When you save, you
            choose which version to keep.
          </Trans>
        </p>
      )}
      {open && began && (
        <PartEditor
          // If the part is regenerated while there are no edits here, remount the editor with the new
          // version.
          key={began.updatedAt}
          resource={resource}
          part={part}
          content={began.content}
          onDirty={edit.onDirty}
          onSave={edit.save}
          saving={edit.saving}
          onCancel={edit.close}
        />
      )}
      {made && !open && state === 'needs-edit' && (
        <p className="rounded-control bg-native-soft px-4 py-3">
          {i18n._(kindWords[part].guidance ?? guidanceWords.quickEdit)}
        </p>
      )}
      {made && !open && state === 'ready' && progress?.problem && (
        <p className="flex gap-2.5 rounded-control bg-native-soft px-4 py-3">
          <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
          {sayAnswer(progress.problem.message)}
        </p>
      )}
      {made && !open && looking && (
        <PartPreview resource={resource} part={part} content={stored?.content} />
      )}
      <PartConflictDialog
        resource={resource}
        part={part}
        mine={edit.conflict}
        theirs={stored}
        onMine={() => void edit.keepMine()}
        onTheirs={edit.takeTheirs}
        onLater={edit.postpone}
      />
      <ConfirmDialog
        open={asking}
        title={t`Regenerate “${title}”?`}
        confirmLabel={t`Regenerate`}
        cancelLabel={t`Keep my changes`}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          edit.close();
          onMakeAgain(part);
        }}
      >
        <p className="text-ink-2">
          <Trans>You’ve edited this part. Regenerating it will replace your changes.</Trans>
        </p>
      </ConfirmDialog>
    </SectionCard>
  );
}

interface PartConflictDialogProps {
  resource: Resource;
  part: QuestionType;
  /** The version that this user tried to save; null if the dialog is closed. */
  mine: { content: unknown } | null;
  theirs: Part | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/**
 * Shown when two tabs or two colleagues changed the same part: shows the differences and asks which version
 * to keep.
 */
function PartConflictDialog(props: PartConflictDialogProps) {
  const { resource, part, mine, theirs, onMine, onTheirs, onLater } = props;
  const making = theirs?.status === 'queued' || theirs?.status === 'running';
  const yours = mine && differingItems(mine.content, theirs?.content);
  const others = mine && differingItems(theirs?.content, mine.content);
  // If no items differ, the versions differ only in their order, or one of them has no content.
  const nothing = yours || others ? t`Not in this version` : t`The same items`;
  return (
    <TwoVersionsDialog
      open={mine !== null}
      title={t`This part was changed somewhere else too`}
      onMine={onMine}
      onTheirs={onTheirs}
      onLater={onLater}
    >
      <p className="mb-4 text-ink-2">
        <Trans>
          Another tab or a colleague saved this part after you opened it. Nothing is lost until you
          choose. Here are the differences:
        </Trans>
      </p>
      <div className="flex flex-col gap-3">
        {[
          { name: t({ message: 'Yours', context: 'your version' }), content: yours, none: nothing },
          making
            ? { name: t`The other version`, content: null, none: t`Being regenerated` }
            : { name: t`The other version`, content: others, none: nothing },
        ].map(({ name, content, none }) => (
          <section key={name} aria-label={name} className="rounded-control border border-line p-3">
            <p className="mb-2 text-sm font-semibold text-ink-2">{name}</p>
            {content ? (
              // Reveal the answers, because the differences may be in them.
              <AnswersOpenContext value={true}>
                <PartPreview resource={resource} part={part} content={content} />
              </AnswersOpenContext>
            ) : (
              <p className="text-ink-3">{none}</p>
            )}
          </section>
        ))}
      </div>
    </TwoVersionsDialog>
  );
}
