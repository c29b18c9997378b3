import { t } from '@lingui/core/macro';
import { useLayoutEffect } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { isNumberId } from '#web/app/routing/is-number-id.ts';
import { useAnswers } from '../answers/use-answers.ts';
import { PupilProblem } from '../PupilProblem.tsx';
import { usePageParams } from '../use-place.ts';

const OpenTask = lazyPart(
  async () => {
    const [screen, { taskViews }] = await Promise.all([
      import('./OpenTask.tsx'),
      import('#lessons/tasks/views.ts'),
    ]);
    // They are in the same file (`vite.config.ts`), so a task need not wait for its view.
    await Promise.all(Object.values(taskViews).map(({ Do }) => Do.preload()));
    return screen.default;
  },
  <Loading />,
);

/** `/submit_task/{homeworkId}/{taskId}`: a pupil does one task, hands it in and sees the result at once. */
export default function SubmitTask() {
  const { homeworkId = '', taskId = '' } = usePageParams();
  if (![homeworkId, taskId].every(isNumberId)) {
    return <PupilProblem error={new HttpError(404, null)} onAgain={() => undefined} />;
  }
  return <TaskScreen homeworkId={Number(homeworkId)} taskId={Number(taskId)} />;
}

function TaskScreen({ homeworkId, taskId }: { homeworkId: number; taskId: number }) {
  const answers = useAnswers(homeworkId, taskId);
  const { task, problem } = answers;
  // Runs the script of the task while the device reads the stored answers.
  useLayoutEffect(() => void OpenTask.preload().catch(() => undefined), []);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4 px-4 pt-3 lg:max-w-4xl">
      {task ? (
        <OpenTask task={task} answers={answers} />
      ) : problem ? (
        <PupilProblem error={problem} onAgain={answers.retry} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <Spinner label={t`Loading your task`} />
    </div>
  );
}
