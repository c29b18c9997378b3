import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { plannedWordCount } from '#lessons/draft/planned-word-count.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { HttpError } from '#ui/http-error.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import { JudgeNote } from '../../JudgeNote.tsx';
import { streamWriting } from '../../stream-writing.ts';
import { draftHref } from '../../use-resource.ts';
import { useWriter } from '../../use-writer.ts';
import { type PartProgress, type RailState, railState, reasonToWait } from '../part-states.ts';
import { PartBadge, SectionCard, WaitNote } from '../SectionCard.tsx';
import { TextSection } from './TextSection.tsx';
import {
  countWritten,
  followWriting,
  notWriting,
  sentencesSoFar,
  type Writing,
  type WritingStep,
  WritingText,
} from './WritingText.tsx';

interface TextPartProps {
  resource: Resource;
  progress: PartProgress | undefined;
  onResource: (resource?: Resource) => Promise<unknown>;
  onProgress: () => Promise<unknown>;
  busy: boolean;
  /** The number of retries requested elsewhere on the page. Each increase starts a retry. */
  attempts: number;
  /** Regenerates the whole text. */
  onWriteAgain: () => void;
}

/**
 * The text. It is streamed while it is written, and shown in an editor once it is complete; a failure is
 * explained.
 */
export function TextPart(props: TextPartProps) {
  useAnswers();
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
      title={t({ message: 'Text', context: 'a part of a resource' })}
      state={<PartBadge state={state} part="text" />}
      actions={
        ready && (
          <Button size="small" busy={busy} onClick={() => setAsking(true)}>
            <RotateCcw size={16} aria-hidden="true" /> {given ? t`Translate again` : t`Rewrite`}
          </Button>
        )
      }
    >
      <div data-tour="review-texts" aria-busy={state === 'writing'}>
        <JudgeNote judge={writer?.judge} className="mb-4" />
        {ready && stored?.problem && (
          <p className="mb-4 flex gap-2.5 rounded-control bg-native-soft px-4 py-3">
            <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
            {sayAnswer(stored.problem.message)}
          </p>
        )}
        {!ready && problem && (
          <div className="mb-5 rounded-control bg-bad-soft px-4 py-4" role="alert">
            <p className="font-semibold text-bad">
              <Trans>The text is not finished</Trans>
            </p>
            <p className="mt-1">{sayAnswer(problem.message)}</p>
            {sentences.length > 0 && (
              <p className="mt-1 text-ink-2">
                <Trans>
                  Everything written so far is saved. If you try again, it will continue from there.
                </Trans>
              </p>
            )}
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => void tryAgain()}>
                <RotateCcw size={18} aria-hidden="true" /> <Trans>Try again</Trans>
              </Button>
              <LinkButton href={draftHref({ id: resource.id, uploaded: given })}>
                {given ? t`Change the text` : t`Change the draft`}
              </LinkButton>
            </div>
          </div>
        )}
        {!ready && writing.phase === 'cut' && (
          <p role="status" className="mb-4 text-sm text-ink-2">
            <Trans>The connection was lost. Writing continues, and this page will catch up.</Trans>
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
        title={given ? t`Translate the text again?` : t`Rewrite the text?`}
        confirmLabel={given ? t`Translate again` : t`Rewrite`}
        cancelLabel={t`Keep this text`}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onWriteAgain();
        }}
      >
        <p className="text-ink-2">
          {given
            ? t`The text goes back to what you uploaded, with a new translation. Your changes to it will be lost. Questions are regenerated too. Any you have edited are kept, so check that they still match.`
            : t`The new text replaces this one and your changes to it. Questions are regenerated too. Any you have edited are kept, so check that they still match.`}
        </p>
      </ConfirmDialog>
    </SectionCard>
  );
}

/** Explains why a text is delayed: a provider is down, or the next sentence takes a while. */
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
      {sayAnswer(writing.message)}
    </p>
  );
}

/** The delay in milliseconds before an interrupted stream reconnects. */
const joinAgainAfter = 2500;

/**
 * Receives the text of a resource while it is written, and starts the writer if it is not running. After an
 * interruption, the hook reconnects: the server has continued writing and resends the sentences that this
 * client missed.
 */
function useWriting(id: string, wanted: boolean, onDone: () => void) {
  const [writing, tell] = useReducer(followWriting, notWriting);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const stop = useRef<AbortController | null>(null);

  const follow = useCallback(async () => {
    stop.current?.abort();
    const aborter = new AbortController();
    stop.current = aborter;
    const { signal } = aborter;
    let last: WritingStep['type'] = 'connect';
    tell({ type: 'connect' });
    try {
      for await (const event of streamWriting(id, signal)) {
        if (signal.aborted) return;
        last = event.type;
        tell(event);
      }
    } catch (error) {
      // An HTTP error is final. A missing or broken connection counts as an interrupted stream.
      if (!signal.aborted && error instanceof HttpError && error.status > 0) {
        last = 'problem';
        tell({ type: 'problem', problem: { code: 'not_supported', message: error.message } });
      }
    }
    if (signal.aborted) return;
    if (last === 'done' || last === 'problem') done.current();
    else tell({ type: 'cut' });
  }, [id]);

  useEffect(() => {
    if (wanted) void follow();
    return () => stop.current?.abort();
  }, [wanted, follow]);

  useEffect(() => {
    if (!wanted || writing.phase !== 'cut') return;
    const timer = setTimeout(() => void follow(), joinAgainAfter);
    return () => clearTimeout(timer);
  }, [wanted, writing.phase, follow]);

  return { writing, tryAgain: follow };
}
