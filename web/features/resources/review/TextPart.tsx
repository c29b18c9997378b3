import { Info, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { plannedWordCount } from '#lessons/draft/planned-word-count.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { draftHref } from '../draft-href.ts';
import { JudgeNote } from '../JudgeNote.tsx';
import { useWriter } from '../use-writer.ts';
import { countWritten, sentencesSoFar, type Writing } from './follow-writing.ts';
import { PartBadge } from './PartBadge.tsx';
import { type PartProgress, type RailState, railState, reasonToWait } from './part-states.ts';
import { SectionCard } from './SectionCard.tsx';
import { TextSection } from './TextSection.tsx';
import { useWriting } from './use-writing.ts';
import { WaitNote } from './WaitNote.tsx';
import { WritingText } from './WritingText.tsx';

interface TextPartProps {
  resource: Resource;
  progress: PartProgress | undefined;
  onResource: (resource?: Resource) => Promise<unknown>;
  onProgress: () => Promise<unknown>;
  busy: boolean;
  /** Counts how often another attempt was asked for elsewhere on the page. */
  attempts: number;
  /** Has the whole text written anew. */
  onWriteAgain: () => void;
}

/** The text: followed while it is written, explained when that failed, edited when it stands. */
export function TextPart(props: TextPartProps) {
  const { resource, progress, onResource, onProgress, busy, onWriteAgain } = props;
  const [asking, setAsking] = useState(false);
  const given = resource.draft.given !== undefined;
  const wanted = useMemo(() => plannedWordCount(resource.draft), [resource.draft]);
  const stored = resource.parts.find((part) => part.part === 'text');
  const ready = stored?.status === 'ready' || stored?.status === 'needs-edit';
  const storedFailure = stored?.status === 'failed' ? stored.problem : null;
  const { writing, tryAgain } = useWriting(
    resource.id,
    !ready && stored?.status !== 'failed',
    () => {
      void onResource();
      void onProgress();
    },
  );
  const { data: writer } = useWriter();
  const { attempts } = props;
  const made = useRef(attempts);
  useEffect(() => {
    if (attempts === made.current) return;
    made.current = attempts;
    void tryAgain();
  }, [attempts, tryAgain]);
  const sentences = sentencesSoFar(resource.text.sentences, writing.sentences);
  const trying =
    writing.phase === 'connecting' || writing.phase === 'waiting' || writing.phase === 'writing';
  const problem = trying ? null : (writing.problem ?? storedFailure);
  const state: RailState = ready ? railState(progress) : problem ? 'failed' : 'writing';

  return (
    <SectionCard
      part="text"
      title="Text"
      state={<PartBadge state={state} part="text" />}
      actions={
        ready && (
          <Button size="small" busy={busy} onClick={() => setAsking(true)}>
            <RotateCcw size={16} aria-hidden="true" /> {given ? 'Translate again' : 'Rewrite'}
          </Button>
        )
      }
    >
      <div data-tour="review-texts" aria-busy={state === 'writing'}>
        <JudgeNote judge={writer?.judge} className="mb-4" />
        {ready && stored?.problem && (
          <p className="mb-4 flex gap-2.5 rounded-control bg-native-soft px-4 py-3">
            <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
            {stored.problem.message}
          </p>
        )}
        {!ready && problem && (
          <div className="mb-5 rounded-control bg-bad-soft px-4 py-4" role="alert">
            <p className="font-semibold text-bad">The text is not finished</p>
            <p className="mt-1">{problem.message}</p>
            {sentences.length > 0 && (
              <p className="mt-1 text-ink-2">
                What was written so far is saved. Trying again continues from there.
              </p>
            )}
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => void tryAgain()}>
                <RotateCcw size={18} aria-hidden="true" /> Try again
              </Button>
              <LinkButton href={draftHref({ id: resource.id, uploaded: given })}>
                {given ? 'Change the text' : 'Change the draft'}
              </LinkButton>
            </div>
          </div>
        )}
        {!ready && writing.phase === 'cut' && (
          <p role="status" className="mb-4 text-sm text-ink-2">
            The connection was lost. The writer carries on, and this page will catch up.
          </p>
        )}
        {!ready && !problem && <TextWaitNote progress={progress} writing={writing} />}
        {ready ? (
          <TextSection resource={resource} onStored={(next) => void onResource(next)} />
        ) : (
          <WritingText
            sentences={sentences}
            from={resource.from}
            to={resource.to}
            writing={!problem && reasonToWait(progress) === null}
            words={countWritten(sentences, resource.to)}
            wanted={wanted}
          />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={given ? 'Translate the text again?' : 'Rewrite the text?'}
        confirmLabel={given ? 'Translate it again' : 'Rewrite it'}
        cancelLabel="Keep this text"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onWriteAgain();
        }}
      >
        <p className="text-ink-2">
          {given
            ? 'The text goes back to what you uploaded, with a new translation. Your changes to it are replaced.'
            : 'The new text replaces this one and your changes to it.'}{' '}
          Questions are regenerated too. The ones you edited by hand stay, so check that they still
          fit.
        </p>
      </ConfirmDialog>
    </SectionCard>
  );
}

/** Why a text waits: for a provider that is away, or for the next sentence. */
function TextWaitNote({
  progress,
  writing,
}: Pick<TextPartProps, 'progress'> & { writing: Writing }) {
  if (reasonToWait(progress) !== null) {
    return (
      <div className="mb-4">
        <WaitNote progress={progress} />
      </div>
    );
  }
  if (writing.phase !== 'waiting' || !writing.message) return null;
  return (
    <p role="status" className="mb-4 text-sm text-ink-2">
      {writing.message}
    </p>
  );
}
