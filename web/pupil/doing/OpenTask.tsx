import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import type { Answers } from '../answers/answers.ts';
import { useContentShown } from '../content-shown.ts';
import { DoTask } from './DoTask.tsx';
import { OutcomePart } from './outcome-part.tsx';
import { TaskTop } from './TaskTop.tsx';

interface OpenTaskProps {
  task: PupilTask;
  answers: Answers;
}

/** A loaded task: to do, just handed in, or without any attempts left. */
export default function OpenTask({ task, answers }: OpenTaskProps) {
  const { outcome } = answers;
  useFonts(task.language, task.nativeLanguage);
  useContentShown(true);
  const isDoing = !outcome && (task.attemptsLeft !== 0 || answers.waiting || answers.handingIn);
  if (isDoing) return <DoTask task={task} answers={answers} />;
  return (
    <>
      <TaskTop homeworkName={task.homeworkName} taskName={task.task.taskName} />
      {outcome ? (
        <OutcomePart
          task={task}
          outcome={outcome}
          onAgain={answers.again}
          onOnlyWrong={answers.onlyWrong}
        />
      ) : (
        <EmptyState
          icon={<CircleCheckBig size={30} />}
          title={t`You have handed this in`}
          action={
            <>
              <LinkButton href="/pupil/home">
                <Trans>Go to my homework</Trans>
              </LinkButton>
              <LinkButton
                href={`/pupil/result/tasks/${task.task.id}?homework=${task.pupilHomeworkId}&set=${task.homeworkId}`}
                variant="primary"
              >
                <Trans>See the result</Trans>
              </LinkButton>
            </>
          }
        >
          <p>
            <Trans>You’ve used all your tries for this task.</Trans>
          </p>
        </EmptyState>
      )}
    </>
  );
}
