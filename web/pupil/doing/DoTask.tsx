import { plural, select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, Check, CircleCheck, CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { isNothingDone } from '#lessons/tasks/nothing-done.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { AskDialog } from '#ui/AskDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { userLocale } from '#web/app/format/format.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import type { Answers, Kept } from '../answers/answers.ts';
import { dueWords } from '../home/due-words.ts';
import { Instructions } from '../Instructions.tsx';
import { onThisDevice, thisDevice } from '../this-device.ts';
import { useReadAhead } from '../use-read-ahead.ts';
import { OutcomePart } from './outcome-part.tsx';
import { TaskTop } from './TaskTop.tsx';

interface DoTaskProps {
  task: PupilTask;
  answers: Answers;
}

/** A task that a pupil is working on. All input is saved, and the task is handed in once. */
export function DoTask({ task, answers }: DoTaskProps) {
  const { submitted, saved, waiting, handingIn, problem } = answers;
  const { template, forPupil, taskName } = task.task;
  const { Do, Result, progress } = taskViews[template];
  const [asks, setAsks] = useState(false);
  const [isTooSoon, setIsTooSoon] = useState(false);
  const done = progress(forPupil, submitted);
  useKeyboardInset();
  // Preload the result view, because there may be no connection later, and the task that comes after this one.
  const [hasViews, setHasViews] = useState(false);
  useEffect(
    () =>
      void Promise.all([Do, Result, OutcomePart].map((part) => part.preload())).then(
        () => setHasViews(true),
        () => undefined,
      ),
    [Do, Result],
  );
  useReadAhead(hasViews ? (task.nextTaskId ? `${task.homeworkId}/${task.nextTaskId}` : '') : null);

  const send = () => {
    setAsks(false);
    // The mark is in `handedIn`, an error in `problem`.
    answers.handIn().catch(() => undefined);
  };
  const handIn = () => {
    // Require an answer, because an accidental tap must not use up an attempt; the server rejects an empty
    // attempt too.
    if (isNothingDone(submitted)) return setIsTooSoon(true);
    return done.done < done.of ? setAsks(true) : send();
  };
  return (
    <>
      <TaskTop
        homeworkName={task.homeworkName}
        taskName={taskName}
        progress={done}
        saved={<SavedNote saved={saved} waiting={waiting} />}
        notice={
          <>
            <Instructions text={task.instructions} />
            <LateNote dueAt={Date.parse(task.dueAt)} />
            <AwayNote saved={saved} waiting={waiting} />
            <KeptNote {...answers} />
          </>
        }
      />
      <Do
        // Remount the task when the carried-over items change, because they determine at which item it
        // starts.
        key={answers.done.length > 0 ? 'the rest' : 'all'}
        task={forPupil}
        submitted={submitted}
        done={answers.done}
        onChange={answers.change}
        disabled={handingIn || waiting}
        language={task.language}
        nativeLanguage={task.nativeLanguage}
        soundAddress={mediaAddress}
        handIn={
          <>
            {isTooSoon && isNothingDone(submitted) && (
              <p role="alert" className="mb-2 rounded-control bg-native-soft px-3 py-2 text-sm">
                <Trans>
                  You haven’t answered anything yet. Answer at least one question, then hand it in.
                </Trans>
              </p>
            )}
            {problem && (
              <p
                role="alert"
                className="mb-2 rounded-control bg-bad-soft px-3 py-2 text-bad text-sm"
              >
                {problem.message.replace(/\.?$/, '.')} {safeHere()}
              </p>
            )}
            <Button variant="primary" size="large" wide busy={handingIn} onClick={handIn}>
              {waiting ? t`Waiting for a connection` : t`Hand in`}
            </Button>
          </>
        }
      />
      {asks && (
        <HandInDialog
          left={done.of - done.done}
          of={done.of}
          onConfirm={send}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}

const safeHere = () =>
  select(
    { device: thisDevice() },
    {
      phone: 'Your answers are safe on this phone.',
      other: 'Your answers are safe on this device.',
    },
  );

const icons = { saved: Check, saving: RefreshCw, 'on this device': CloudOff };

/** A discreet save status. It changes with every word, so screen readers do not announce it. */
function SavedNote({ saved, waiting }: { saved: Kept; waiting: boolean }) {
  const kept = waiting ? 'on this device' : saved;
  const Icon = icons[kept];
  return (
    <p className="inline-flex items-center gap-1">
      <Icon size={13} aria-hidden="true" className="shrink-0" />
      {kept === 'saved' ? t`Saved` : kept === 'saving' ? t`Saving` : onThisDevice()}
    </p>
  );
}

/** Shown after the due date: the homework is late, but the pupil can still hand it in. */
function LateNote({ dueAt }: { dueAt: number }) {
  const now = Date.now();
  if (now <= dueAt) return null;
  const due = dueWords(dueAt, now, { locale: userLocale() });
  return (
    <p className="flex items-start gap-2 rounded-control bg-native-soft px-3 py-2 text-sm">
      <CalendarClock size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
      <span>
        <strong>{due}.</strong> <Trans>You can still hand it in.</Trans>
      </span>
    </p>
  );
}

interface AwayNoteProps {
  saved: Kept;
  /** True if the work is handed in and waits for a connection. */
  waiting: boolean;
}

/** Shown while offline: where the answers are stored, and that the pupil need not do anything. */
function AwayNote({ saved, waiting }: AwayNoteProps) {
  const isAway = saved === 'on this device' || waiting;
  const device = thisDevice();
  return (
    <div role="status">
      {isAway && (
        <p className="flex items-center gap-2 rounded-control bg-native-soft px-3 py-2 font-semibold text-sm">
          <CloudOff size={18} aria-hidden="true" className="shrink-0 text-native" />
          {waiting
            ? select(device, {
                phone: 'Handed in on this phone. It will be sent when you’re online.',
                other: 'Handed in on this device. It will be sent when you’re online.',
              })
            : select(device, {
                phone: 'Saved on this phone. It will be sent when you’re online.',
                other: 'Saved on this device. It will be sent when you’re online.',
              })}
        </p>
      )}
    </div>
  );
}

interface HandInDialogProps {
  left: number;
  of: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a task is handed in with unanswered items. */
function HandInDialog({ left, of, onConfirm, onCancel }: HandInDialogProps) {
  return (
    <AskDialog
      title={plural(left, {
        one: 'Hand in with # unanswered?',
        other: 'Hand in with # unanswered?',
      })}
      confirmLabel={t`Hand in`}
      cancelLabel={t`Keep working`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {plural(left, {
          one: 'One answer is still missing. Blank answers count as wrong.',
          other: `# of ${of} answers are still missing. Blank answers count as wrong.`,
        })}
      </p>
    </AskDialog>
  );
}

/**
 * Sets `--keyboard` to the height of the on-screen keyboard. Phones overlay the page with their keyboard, so
 * content at the lower edge needs this offset to stay visible.
 */
function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const measure = () => {
      // Ignore pinch zoom, which also makes the viewport smaller.
      const hidden = view.scale > 1.05 ? 0 : window.innerHeight - view.height - view.offsetTop;
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      root.style.removeProperty('--keyboard');
    };
  }, []);
}

type KeptNoteProps = Pick<
  Answers,
  'task' | 'submitted' | 'done' | 'onlyWrong' | 'changeAll' | 'handingIn' | 'waiting'
>;

/**
 * Before a retry: offers to redo only the wrong items. During the retry: lists which items were carried over.
 */
export function KeptNote(props: KeptNoteProps) {
  const { task, submitted, done, onlyWrong, changeAll, handingIn, waiting } = props;
  const words = useRef<HTMLParagraphElement>(null);
  const moveFocus = useFocusMove();
  const isKept = done.length > 0;
  const right = isKept ? done.length : (task?.lastRight?.items.length ?? 0);
  if (handingIn || waiting || right === 0 || (!isKept && !isNothingDone(submitted))) return null;
  const act = () => {
    if (isKept) changeAll();
    else onlyWrong();
    // Move the focus, because the focused button has changed or been removed.
    moveFocus(() => words.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-ok-soft px-3 py-2 text-sm">
      <p ref={words} tabIndex={-1} className="flex min-w-0 flex-1 basis-52 gap-2 outline-none">
        <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
        {isKept ? keptWords(right) : rightWords(right)}
      </p>
      <Button size="small" className="min-h-11" onClick={act}>
        {isKept ? t`Change those too` : t`Just the wrong ones`}
      </Button>
    </div>
  );
}

const keptWords = (right: number) =>
  plural(right, {
    one: 'Your right answer is kept. Now do the others.',
    other: 'Your # right answers are kept. Now do the others.',
  });

const rightWords = (right: number) =>
  plural(right, {
    one: 'Last time one answer was right. You can keep it.',
    other: 'Last time # answers were right. You can keep them.',
  });
