import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { useContentShown } from '../content-shown.ts';
import { PupilProblem } from '../PupilProblem.tsx';
import { ScoreInWords } from '../ScoreInWords.tsx';
import { useHomeworkData } from '../use-homework-data.ts';
import { usePageParams, usePlace } from '../use-place.ts';
import { resultRows, useChosenAttempt, usePupilHomework } from './use-pupil-homework.ts';

/**
 * `/pupil/result/tasks/{taskId}`: the stored submission with its marks. `?homework=` is the id of the pupil
 * homework, so that a reload or another device shows the same result. `&set=` is the id of the homework
 * itself, so that the task and its result are fetched in parallel.
 */
export default function TaskResult() {
  const taskId = Number(usePageParams().taskId);
  const params = new URLSearchParams(usePlace().search);
  const pupilHomeworkId = params.get('homework');
  const stored = useChosenAttempt(({ attempt }) => attempt);
  const { data, error, reload } = usePupilHomework(pupilHomeworkId);
  const row = data && resultRows(data).find(({ task }) => task.id === taskId);
  const attempt = stored?.task.id === taskId ? stored : row?.attempt;
  const context = useTaskContext(Number(params.get('set')) || data?.homework.id, taskId);
  useFonts(data?.homework.language, data?.homework.nativeLanguage);
  const isLoading = Boolean(pupilHomeworkId) && (!data || (!context.data && !context.error));
  useContentShown(!isLoading);

  if (error && !data) return <PupilProblem error={error} onAgain={reload} />;
  if (isLoading) {
    return (
      <div className="flex min-h-60 items-center justify-center">
        <Spinner label={t`Loading the result`} />
      </div>
    );
  }
  if (!data || !row || !attempt) {
    return (
      <div className="mx-auto max-w-3xl px-4 py-8 sm:px-8">
        <h1 className="text-2xl">
          <Trans>There’s no result here yet</Trans>
        </h1>
        <p className="mt-2 mb-5 text-ink-2">
          <Trans>
            Choose homework from your list to see its results, or hand the task in first.
          </Trans>
        </p>
        <LinkButton href="/pupil/home" variant="primary">
          <Trans>Go to my homework</Trans>
        </LinkButton>
      </div>
    );
  }
  const { Result } = taskViews[row.task.template];
  const { submittedData } = attempt;
  const mayTry =
    !attempt.testPassed &&
    submittedData.mark.state !== 'needs-review' &&
    context.data !== undefined &&
    context.data.attemptsLeft !== 0;
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-8 sm:py-8">
      <LinkButton href={`/pupil/result/${data.id}`} variant="quiet" className="-mx-3">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        <Trans>All results</Trans>
      </LinkButton>
      <p className="mt-2 break-words text-ink-2 text-sm">
        <bdi>{data.homework.name}</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="break-words text-2xl">
          <bdi>{row.task.taskName}</bdi>
        </h1>
        <ScoreInWords
          score={attempt.scorePercentage}
          passed={attempt.testPassed}
          waiting={submittedData.mark.state === 'needs-review'}
        />
      </div>
      {!submittedData.answersTold && (
        <p className="mt-2 text-ink-2">
          <Trans>You’ll see the right answers once you’ve passed or used all your tries.</Trans>
        </p>
      )}
      <div className="mt-5">
        <Result
          task={context.data?.task.forPupil ?? null}
          submitted={submittedData.data}
          mark={submittedData.mark}
          answersTold={submittedData.answersTold}
          feedback={submittedData.feedback}
          language={data.homework.language}
          nativeLanguage={data.homework.nativeLanguage}
          soundAddress={mediaAddress}
        />
      </div>
      {mayTry && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton href={`/submit_task/${data.homework.id}/${taskId}`} variant="primary">
            <Trans>Try again</Trans>
          </LinkButton>
          {context.data?.lastRight && (
            <p className="text-ink-2">
              <Trans>You can keep your right answers and just do the wrong ones.</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The task, which provides the context around the answers. The result is shown even without it. */
function useTaskContext(homeworkId: number | undefined, taskId: number) {
  return useHomeworkData<PupilTask>(
    homeworkId === undefined ? null : `/v1/homeworks/${homeworkId}/tasks/${taskId}`,
    { stays: true },
  );
}
