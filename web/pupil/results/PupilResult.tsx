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
  const { pupilHomeworkId } = usePageParams();
  const { data, error, reload } = usePupilHomework(pupilHomeworkId ?? null);
  useContentShown(data !== undefined || !pupilHomeworkId);
  useEffect(() => {
    if (!pupilHomeworkId) console.log('pupilHomeworkId is required');
  }, [pupilHomeworkId]);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-8 sm:py-8">
      {!pupilHomeworkId ? (
        <>
          <h1 className="text-2xl">Which homework?</h1>
          <p className="mt-2 mb-5 text-ink-2">Choose one from your list to see its results.</p>
          <LinkButton href="/pupil/home" variant="primary">
            Go to my homework
          </LinkButton>
        </>
      ) : !data && error ? (
        <PupilProblem error={error} onAgain={reload} />
      ) : !data ? (
        <p role="status">Loading...</p>
      ) : (
        <>
          <h1 className="break-words text-2xl">
            Homework: <bdi>{data.homework.name}</bdi>
          </h1>
          <div className="mt-4 empty:hidden">
            <Instructions text={data.homework.instructions} />
          </div>
          <Card flush className="mt-5">
            <table className="w-full border-collapse text-start">
              <thead className="border-line border-b text-ink-2 text-sm">
                <tr>
                  <th scope="col" className={`${cell} text-start font-semibold`}>
                    Activity
                  </th>
                  <th scope="col" className={`${cell} text-start font-semibold`}>
                    Result
                  </th>
                  <th scope="col" className={`${cell} text-start font-semibold`}>
                    View Result
                  </th>
                </tr>
              </thead>
              <tbody>
                {resultRows(data).map(({ task, attempt }) => (
                  <tr key={task.id} className="border-line border-b last:border-b-0">
                    <th scope="row" className={`${cell} break-words text-start font-semibold`}>
                      <bdi>{task.taskName}</bdi>
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
                          <span className="sr-only">Not handed in</span>
                        </>
                      )}
                    </td>
                    <td className={cell}>
                      {attempt ? (
                        <LinkButton
                          href={`/pupil/result/tasks/${task.id}?homework=${data.id}&set=${data.homework.id}`}
                          aria-label={`View the result of ${task.taskName}`}
                          onClick={() => chooseAttempt(attempt)}
                        >
                          View
                        </LinkButton>
                      ) : (
                        <LinkButton
                          href={`/submit_task/${data.homework.id}/${task.id}`}
                          variant="quiet"
                          aria-label={`Start ${task.taskName}`}
                        >
                          {' '}
                          Start{' '}
                        </LinkButton>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          <LinkButton href="/pupil/home" className="mt-5">
            Go to my homework
          </LinkButton>
        </>
      )}
    </div>
  );
}
