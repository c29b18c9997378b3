import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PartyPopper } from 'lucide-react';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { mediaMessage } from '#lessons/draft/media-message.ts';
import { isQuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import { questionWords } from '#lessons/questions/question-words.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { andList } from '#ui/wordings/lists.ts';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { useProgress } from '../use-progress.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PartSection } from './PartSection.tsx';
import { countReady, railOrder, sumUp } from './part-states.ts';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { StatusRail } from './StatusRail.tsx';
import { SoundSection } from './sound/SoundSection.tsx';
import { persistEdits } from './text/stored-edits.ts';
import { TextPart } from './text/TextPart.tsx';
import { UnsavedRegisterContext, useUnsavedRegister } from './unsaved-edits.ts';
import { useReviewActions } from './use-review-actions.ts';
import { WordsSection } from './WordsSection.tsx';

interface ReviewScreenProps {
  resource: Resource;
  /** Called with a newer copy of the resource. Without a copy, the resource is refetched. */
  onResource: (resource?: Resource) => Promise<unknown>;
}

/** The whole review of one resource, from the first written sentence to "finalise". */
export function ReviewScreen({ resource, onResource }: ReviewScreenProps) {
  const { data: progress, mutate: askProgress } = useProgress(resource, true);
  const refresh = useCallback(
    () => Promise.all([askProgress(), onResource()]),
    [askProgress, onResource],
  );
  const actions = useReviewActions(resource.id, refresh);
  const unsaved = useUnsavedRegister();
  const blocker = useLeaveGuard(unsaved.sections.length > 0);
  const [attempts, tryTextAgain] = useReducer((count: number) => count + 1, 0);
  const [finalised, setFinalised] = useState(false);
  const [finalising, setFinalising] = useState(false);

  // Polling progress is cheap. Refetch the whole resource only if the progress has changed.
  const fetched = useRef(0);
  useEffect(() => {
    if (!progress || progress.revision <= resource.revision) return;
    if (fetched.current === progress.revision) return;
    fetched.current = progress.revision;
    void onResource();
  }, [progress, resource.revision, onResource]);

  const parts = progress?.parts ?? resource.parts;
  const of = (part: string) => parts.find((one) => one.part === part);
  const chosen = questionTypes.filter(
    (type) => resource.draft.parts.includes(type) || of(type) !== undefined,
  );
  const order = railOrder(
    parts.map((part) => part.part),
    chosen,
  );
  const standing = order.map((part) => of(part) ?? ({ status: 'queued' } as const));
  const { ready, all } = countReady(standing);
  const textReady = of('text')?.status === 'ready' || of('text')?.status === 'needs-edit';

  // Show no message while the text is being written: the audio is queued but its generation has not started.
  const making = textReady ? mediaMessage(parts) : null;

  const finalise = async () => {
    if (unsaved.sections.includes('speech')) {
      // Other edits are saved automatically, but a recording replaces the audio only if the teacher confirms
      // it.
      toast('warning', t`Use or delete your recording in Sound first.`);
      return;
    }
    if (unsaved.sections.length > 0 && !(await unsaved.saveAll())) {
      toast(
        'warning',
        t`Save your changes in ${{ sections: andList(unsaved.sections.map(partTitle)) }} first.`,
      );
      return;
    }
    setFinalising(true);
    try {
      await actions.finalise();
      setFinalised(true);
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setFinalising(false);
    }
  };

  return (
    <UnsavedRegisterContext value={unsaved.register}>
      <ReviewHeader
        resource={resource}
        textReady={textReady}
        busy={finalising}
        mediaMessage={making}
        onTitle={async (title) => void (await actions.change({ title }))}
        onFinalise={() => void finalise()}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <div className="lg:sticky lg:top-23 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
          <StatusRail
            entries={order.map((part) => ({ part, title: partTitle(part), progress: of(part) }))}
            ready={ready}
            all={all}
            summary={sumUp(standing)}
            retrying={actions.asked}
            // Retry a text that was never completed, because only a complete text can be regenerated.
            onRetry={(part) =>
              part === 'text' && !textReady ? tryTextAgain() : void actions.makeAgain(part)
            }
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <TextPart
            // Remount the section for a regenerated text, so that it starts empty.
            key={resource.parts.find((one) => one.part === 'text')?.generation}
            resource={resource}
            progress={of('text')}
            onResource={onResource}
            onProgress={askProgress}
            busy={actions.asked.has('text')}
            attempts={attempts}
            onWriteAgain={() => void actions.makeAgain('text')}
          />
          {textReady && <SoundSection resource={resource} parts={parts} actions={actions} />}
          {textReady && of('words') && (
            <WordsSection
              resource={resource}
              progress={of('words')}
              busy={actions.asked.has('words')}
              onSave={actions.saveWord}
              onMakeAgain={() => void actions.makeAgain('words')}
            />
          )}
          {(textReady ? order.filter(isQuestionType) : []).map((part) => (
            <PartSection
              key={part}
              resource={resource}
              part={part}
              progress={of(part)}
              stored={resource.parts.find((one) => one.part === part)}
              busy={actions.asked.has(part)}
              onSave={actions.savePart}
              onMakeAgain={(type) => void actions.makeAgain(type)}
            />
          ))}
          {textReady && (order.includes('vocab') || of('pictures')) && (
            <PicturesSection
              resource={resource}
              progress={of('pictures')}
              onSave={(pictures, generation) => actions.savePart('pictures', pictures, generation)}
            />
          )}
        </div>
      </div>
      <LeaveDialog
        open={blocker.state === 'blocked'}
        unsaved={t`You have unsaved changes in ${{ sections: andList(unsaved.sections.map(partTitle)) }}.`}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          // Discard the stored copy too; otherwise it would restore the edits at the next visit.
          persistEdits(sessionStorage, resource.id, null);
          blocker.proceed?.();
        }}
        onSave={unsaved.saveAll}
      />
      <FinaliseDialog
        open={finalised}
        resourceId={resource.id}
        title={resource.title}
        mediaMessage={making}
        onClose={() => setFinalised(false)}
      />
    </UnsavedRegisterContext>
  );
}

const others: Record<string, string> = {
  text: t({ message: 'Text', context: 'a part of a resource' }),
  words: t`Words and meanings`,
  speech: t`Sound`,
  pictures: t`Pictures`,
};

/** Display title of a part. */
function partTitle(part: string): string {
  return isQuestionType(part) ? i18n._(questionWords[part]) : (others[part] ?? part);
}

interface FinaliseDialogProps {
  open: boolean;
  resourceId: string;
  title: string;
  /**
   * Lists the parts that are still being generated, in the specification's wording; null if all parts are
   * ready.
   */
  mediaMessage: string | null;
  onClose: () => void;
}

/** Shown after finalising: offers the next screens. */
function FinaliseDialog({ open, resourceId, title, mediaMessage, onClose }: FinaliseDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <span className="inline-flex items-center gap-2.5">
          <PartyPopper size={22} aria-hidden="true" className="shrink-0 text-target" />
          <Trans>Your resource is ready to teach</Trans>
        </span>
      }
      actions={
        <>
          <LinkButton href={`/preview/${resourceId}`}>
            <Trans>Preview</Trans>
          </LinkButton>
          <LinkButton href={`/activities/new/${resourceId}`}>
            <Trans>Arrange activities</Trans>
          </LinkButton>
          <LinkButton href={`/resource/${resourceId}`} variant="primary" data-log="display">
            <Trans>Display the interactive resource</Trans>
          </LinkButton>
        </>
      }
    >
      <div data-tour="redirect-modal">
        <p dir="auto" className="font-semibold">
          {title}
        </p>
        <p className="mt-1 text-ink-2">
          {mediaMessage ?? t`Show it on the projector now. You can still change it.`}
        </p>
        <p className="mt-3 text-ink-2 text-sm">
          <Trans>
            Or <a href={`/create-homework?resource=${resourceId}`}>set it as homework</a>, go to{' '}
            <a href="/private_resources">My resources</a>, or{' '}
            <a href="/select_resources?new">make another</a>.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
