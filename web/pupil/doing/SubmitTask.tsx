import { Suspense, useLayoutEffect } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { isNumberId } from '#web/app/routing/is-number-id.ts';
import { lazyScreen } from '#web/features/shell/lazy-screen.ts';
import { useAnswers } from '../answers/use-answers.ts';
import { PupilProblem } from '../PupilProblem.tsx';
import { usePageParams } from '../use-place.ts';

const loadOpenTask = () => import('./OpenTask.tsx');
const OpenTask = lazyScreen(loadOpenTask);

/** Runs the scripts of the task while the device reads the stored answers. */
async function prepare(): Promise<void> {
  const { prepareViews } = await loadOpenTask();
  await prepareViews();
}

/** `/submit_task/{homeworkId}/{taskId}`: a pupil does one task, hands it in and sees the result at once. */
export default function SubmitTask() {
  const { homeworkId = '', taskId = '' } = usePageParams();
  if (![homeworkId, taskId].every(isNumberId)) {
    return <PupilProblem error={new HttpError(404, null)} onAgain={() => undefined} />;
  }
  return <StoredTask homeworkId={Number(homeworkId)} taskId={Number(taskId)} />;
}

function StoredTask({ homeworkId, taskId }: { homeworkId: number; taskId: number }) {
  const answers = useAnswers(homeworkId, taskId);
  const { task, problem } = answers;
  useLayoutEffect(() => void prepare().catch(() => undefined), []);
  const loading = (
    <div className="flex flex-1 items-center justify-center">
      <Spinner label="Loading your task" />
    </div>
  );
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4 px-4 pt-3 lg:max-w-4xl">
      {task ? (
        <Suspense fallback={loading}>
          <OpenTask task={task} answers={answers} />
        </Suspense>
      ) : problem ? (
        <PupilProblem error={problem} onAgain={answers.retry} />
      ) : (
        loading
      )}
    </div>
  );
}
