import { Suspense, useEffect, useState } from 'react';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { mediaAddress } from '#web/app/http/media-address.ts';
import type { Answers } from '../answers/answers.ts';
import { thisDevice } from '../this-device.ts';
import { AwayNote } from './AwayNote.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { SavedNote } from './SavedNote.tsx';
import { TaskTop } from './TaskTop.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface DoTaskProps {
  task: PupilTask;
  answers: Answers;
}

/** A task while it is being done: everything that is typed is kept, and it is handed in once. */
export function DoTask({ task, answers }: DoTaskProps) {
  const { submitted, saved, waiting, handingIn, problem } = answers;
  const { template, forPupil, taskName } = task.task;
  const { Do, progress, fetch } = taskViews[template];
  const [asks, setAsks] = useState(false);
  const done = progress(forPupil, submitted);
  useKeyboardInset();
  // The view of the result too: the connection may be gone when it is wanted.
  useEffect(() => void fetch().catch(() => undefined), [fetch]);

  const send = () => {
    setAsks(false);
    // The mark comes in `handedIn`, a refusal in `problem`.
    answers.handIn().catch(() => undefined);
  };
  const handIn = () => (done.done < done.of ? setAsks(true) : send());
  return (
    <>
      <TaskTop
        homeworkName={task.homeworkName}
        taskName={taskName}
        progress={done}
        saved={<SavedNote saved={saved} waiting={waiting} />}
        notice={<AwayNote saved={saved} waiting={waiting} />}
      />
      <Suspense
        fallback={
          <div className="flex flex-1 items-center justify-center">
            <Spinner label="Loading" />
          </div>
        }
      >
        <Do
          task={forPupil}
          submitted={submitted}
          onChange={answers.change}
          disabled={handingIn || waiting}
          language={task.language}
          nativeLanguage={task.nativeLanguage}
          soundAddress={mediaAddress}
          handIn={
            <>
              {problem && (
                <p
                  role="alert"
                  className="mb-2 rounded-control bg-bad-soft px-3 py-2 text-bad text-sm"
                >
                  {problem.message.replace(/\.?$/, '.')} Your answers are safe on this{' '}
                  {thisDevice()}.
                </p>
              )}
              <Button variant="primary" size="large" wide busy={handingIn} onClick={handIn}>
                {waiting ? 'Waiting for the connection' : 'Hand in'}
              </Button>
            </>
          }
        />
      </Suspense>
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
