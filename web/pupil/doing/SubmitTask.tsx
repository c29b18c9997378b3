import { CircleCheckBig } from 'lucide-react';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { isNumberId } from '#web/app/routing/is-number-id.ts';
import { useAnswers } from '../answers/use-answers.ts';
import { PupilProblem } from '../PupilProblem.tsx';
import { usePageParams } from '../use-place.ts';
import { DoTask } from './DoTask.tsx';
import { TaskOutcome } from './TaskOutcome.tsx';
import { TaskTop } from './TaskTop.tsx';

/** `/submit_task/{homeworkId}/{taskId}`: a pupil does one task, hands it in and sees the result at once. */
export default function SubmitTask() {
  const { homeworkId = '', taskId = '' } = usePageParams();
  if (![homeworkId, taskId].every(isNumberId)) {
    return <PupilProblem error={new HttpError(404, null)} onAgain={() => undefined} />;
  }
  return <OpenTask homeworkId={Number(homeworkId)} taskId={Number(taskId)} />;
}

function OpenTask({ homeworkId, taskId }: { homeworkId: number; taskId: number }) {
  const answers = useAnswers(homeworkId, taskId);
  const { task, problem, outcome } = answers;
  useFonts(task?.language, task?.nativeLanguage);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4 px-4 pt-3 lg:max-w-4xl">
      {!task ? (
        problem ? (
          <PupilProblem error={problem} onAgain={answers.retry} />
        ) : (
          <div className="flex flex-1 items-center justify-center">
            <Spinner label="Loading your task" />
          </div>
        )
      ) : outcome ? (
        <>
          <TaskTop homeworkName={task.homeworkName} taskName={task.task.taskName} />
          <TaskOutcome
            task={task}
            outcome={outcome}
            onAgain={answers.again}
            onOnlyWrong={answers.onlyWrong}
          />
        </>
      ) : task.attemptsLeft === 0 && !answers.waiting && !answers.handingIn ? (
        <>
          <TaskTop homeworkName={task.homeworkName} taskName={task.task.taskName} />
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
        </>
      ) : (
        <DoTask task={task} answers={answers} />
      )}
    </div>
  );
}
