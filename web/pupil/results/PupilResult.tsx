import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useContentShown } from '../content-shown.ts';
import { Instructions } from '../Instructions.tsx';
import { PupilProblem } from '../PupilProblem.tsx';
import { ScoreInWords } from '../ScoreInWords.tsx';
import { usePageParams } from '../use-place.ts';
import { chooseAttempt, resultRows, usePupilHomework } from './use-pupil-homework.ts';

const cell = 'px-3 py-3 align-middle sm:px-5';

/** `/pupil/result/{pupilHomeworkId}` as in specification 2: a row for each task with its result. */
export default function PupilResult() {
  const start = t`Start`;
  const view = t`View`;
  const { pupilHomeworkId } = usePageParams();
  const { data, error, reload } = usePupilHomework(pupilHomeworkId ?? null);
  const homeworkName = data?.homework.name;
  useContentShown(data !== undefined || !pupilHomeworkId);
  useEffect(() => {
    if (!pupilHomeworkId) console.log('pupilHomeworkId is required');
  }, [pupilHomeworkId]);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-8 sm:py-8">
      {!pupilHomeworkId ? (
        <>
          <h1 className="text-2xl">
            <Trans>Which homework?</Trans>
          </h1>
          <p className="mt-2 mb-5 text-ink-2">
            <Trans>Choose one from your list to see its results.</Trans>
          </p>
          <LinkButton href="/pupil/home" variant="primary">
            <Trans>Go to my homework</Trans>
          </LinkButton>
        </>
      ) : !data && error ? (
        <PupilProblem error={error} onAgain={reload} />
      ) : !data ? (
        <p role="status">
          <Trans>Loading...</Trans>
        </p>
      ) : (
        <>
          <h1 className="break-words text-2xl">
            <Trans>
              Homework: <bdi>{homeworkName}</bdi>
            </Trans>
          </h1>
          <div className="mt-4 empty:hidden">
            <Instructions text={data.homework.instructions} />
          </div>
          <Card flush className="mt-5">
            <table className="w-full border-collapse text-start">
              <thead className="border-line border-b text-ink-2 text-sm">
                <tr>
                  <th scope="col" className={`${cell} text-start font-semibold`}>
                    <Trans>Activity</Trans>
                  </th>
                  <th scope="col" className={`${cell} text-start font-semibold`}>
                    <Trans>Result</Trans>
                  </th>
                  <th scope="col" className={`${cell} text-start font-semibold`}>
                    <Trans>View Result</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {resultRows(data).map(({ task, task: { taskName }, attempt }) => (
                  <tr key={task.id} className="border-line border-b last:border-b-0">
                    <th scope="row" className={`${cell} break-words text-start font-semibold`}>
                      <bdi>{taskName}</bdi>
                    </th>
                    <td className={cell}>
                      {attempt ? (
                        <ScoreInWords
                          score={attempt.scorePercentage}
                          passed={attempt.testPassed}
                          waiting={attempt.submittedData.mark.state === 'needs-review'}
                        />
                      ) : (
                        <>
                          <span aria-hidden="true">-</span>
                          <span className="sr-only">
                            <Trans>Not handed in</Trans>
                          </span>
                        </>
                      )}
                    </td>
                    <td className={cell}>
                      {attempt ? (
                        <LinkButton
                          href={`/pupil/result/tasks/${task.id}?homework=${data.id}&set=${data.homework.id}`}
                          aria-label={t`${{ act: view }}: ${taskName}`}
                          onClick={() => chooseAttempt(attempt)}
                        >
                          {view}
                        </LinkButton>
                      ) : (
                        <LinkButton
                          href={`/submit_task/${data.homework.id}/${task.id}`}
                          variant="quiet"
                          aria-label={t`${{ act: start }}: ${taskName}`}
                        >
                          {start}
                        </LinkButton>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          <LinkButton href="/pupil/home" className="mt-5">
            <Trans>Go to my homework</Trans>
          </LinkButton>
        </>
      )}
    </div>
  );
}
