import { CircleCheckBig } from 'lucide-react';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { lazyScreen } from '#web/features/shell/lazy-screen.ts';
import type { Answers } from '../answers/answers.ts';
import { useContentShown } from '../content-shown.ts';
import { DoTask } from './DoTask.tsx';
import { loadOutcome } from './load-outcome.ts';
import { TaskTop } from './TaskTop.tsx';

const TaskOutcome = lazyScreen(loadOutcome);

/** Runs the scripts of all views, which came with this one, so that a task is shown without waiting again. */
export const prepareViews = () =>
  Promise.all(Object.values(taskViews).map((view) => view.fetchDo()));

interface OpenTaskProps {
  task: PupilTask;
  answers: Answers;
}

/** A loaded task: to do, just handed in, or without any attempts left. */
export default function OpenTask({ task, answers }: OpenTaskProps) {
  const { outcome } = answers;
  useFonts(task.language, task.nativeLanguage);
  const isDoing = !outcome && (task.attemptsLeft !== 0 || answers.waiting || answers.handingIn);
  useContentShown(!isDoing);
  if (isDoing) {
    return <DoTask task={task} answers={answers} />;
  }
  return (
    <>
      <TaskTop homeworkName={task.homeworkName} taskName={task.task.taskName} />
      {outcome ? (
        <TaskOutcome
          task={task}
          outcome={outcome}
          onAgain={answers.again}
          onOnlyWrong={answers.onlyWrong}
        />
      ) : (
        <EmptyState
          icon={<CircleCheckBig size={30} />}
          title="You have handed this in"
          action={
            <>
              <LinkButton href="/pupil/home">Go to my homework</LinkButton>
              <LinkButton
                href={`/pupil/result/tasks/${task.task.id}?homework=${task.pupilHomeworkId}&set=${task.homeworkId}`}
                variant="primary"
              >
                See the result
              </LinkButton>
            </>
          }
        >
          <p>You’ve used all your tries for this task.</p>
        </EmptyState>
      )}
    </>
  );
}
