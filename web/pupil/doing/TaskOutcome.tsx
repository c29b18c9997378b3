import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { mediaAddress } from '#web/app/http/http.ts';

interface TaskOutcomeProps {
  task: PupilTask;
  outcome: HandedIn;
  onAgain: () => void;
  onOnlyWrong: () => void;
}

/** The result after handing in: the score, every marked answer, and the next step. */
export function TaskOutcome({ task, outcome, onAgain, onOnlyWrong }: TaskOutcomeProps) {
  const { Result } = taskViews[task.task.template];
  const { submittedData, testPassed, taskPassed, scorePercentage, attemptsLeft } = outcome;
  const { state } = submittedData.mark;
  const waits = state === 'needs-review';
  const { title, text } = outcomeWords({
    state,
    testPassed,
    taskPassed,
    scorePercentage,
    attemptsLeft,
    passMark: task.passMark,
  });
  const Icon = waits ? Hourglass : taskPassed ? CircleCheck : CircleX;
  const head = useRef<HTMLDivElement>(null);
  // Move the focus so that screen readers announce the result immediately.
  useLayoutEffect(() => {
    head.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const next = task.nextTaskId !== null && `/submit_task/${task.homeworkId}/${task.nextTaskId}`;
  const mayTry = attemptsLeft !== 0 && !waits;
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div
        ref={head}
        tabIndex={-1}
        className={classNames(
          'flex items-center gap-4 rounded-card px-4 py-4 outline-none',
          waits ? 'bg-target-soft' : taskPassed ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad',
        )}
      >
        <Icon size={36} aria-hidden="true" className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink">{text}</p>
        </div>
        {!waits && (testPassed || !taskPassed) && (
          <p className="shrink-0 font-bold text-2xl tabular-nums">
            {percentWords(scorePercentage)}
          </p>
        )}
      </div>
      <Result
        task={task.task.forPupil}
        submitted={submittedData.data}
        mark={submittedData.mark}
        answersTold={submittedData.answersTold}
        feedback={submittedData.feedback}
        language={task.language}
        nativeLanguage={task.nativeLanguage}
        soundAddress={mediaAddress}
      />
      <div
        data-foot
        className="-mx-4 sticky bottom-0 z-10 mt-auto flex flex-wrap gap-3 border-line border-t bg-paper px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x"
      >
        {mayTry && outcome.lastRight && (
          <Button
            size="large"
            className="basis-full sm:flex-1 sm:basis-auto"
            variant={taskPassed ? 'secondary' : 'primary'}
            onClick={onOnlyWrong}
          >
            <Trans>Just the wrong ones</Trans>
          </Button>
        )}
        {mayTry && (
          <Button
            size="large"
            className="flex-1"
            variant={taskPassed || outcome.lastRight ? 'secondary' : 'primary'}
            onClick={onAgain}
          >
            {taskPassed ? t`Practise again` : t`Try again`}
          </Button>
        )}
        <LinkButton
          href={next || '/pupil/home'}
          size="large"
          variant={taskPassed || !mayTry ? 'primary' : 'secondary'}
          className="flex-1"
        >
          {next ? t`Next task` : t`Go to my homework`}
        </LinkButton>
      </div>
    </div>
  );
}

interface Outcome {
  state: TaskMark['state'];
  testPassed: boolean;
  /** True if this attempt or an earlier one passed the task. */
  taskPassed: boolean;
  scorePercentage: number;
  /** Null means unlimited. */
  attemptsLeft: number | null;
  passMark: number;
}

/** Texts for a task that was just handed in: a headline, and the next step. */
export function outcomeWords({
  state,
  testPassed,
  taskPassed,
  scorePercentage,
  attemptsLeft,
  passMark,
}: Outcome): {
  title: string;
  text: string;
} {
  if (state === 'needs-review') {
    return {
      title: t`Handed in`,
      text: t`Your teacher will mark this. You’ll see your score once they have.`,
    };
  }
  if (testPassed) return { title: t`Passed`, text: t`Well done!` };
  if (taskPassed) {
    return {
      title: t`Still passed`,
      text: t`You got ${scorePercentage}% this time. The score you passed with still counts.`,
    };
  }
  if (attemptsLeft === 0) {
    return {
      title: t`Not passed`,
      text: t`You need ${passMark}% to pass. The right answers are below.`,
    };
  }
  if (attemptsLeft === null) {
    return {
      title: t`Not passed yet`,
      text: t`You need ${passMark}% to pass. Try again as often as you like.`,
    };
  }
  const text = plural(attemptsLeft, {
    one: `You need ${passMark}% to pass. You have one more try.`,
    other: `You need ${passMark}% to pass. You have # more tries.`,
  });
  return { title: t`Not passed yet`, text };
}
