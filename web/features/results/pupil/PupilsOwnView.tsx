import { Suspense, useState } from 'react';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { mediaAddress } from '#web/app/http/media-address.ts';

type Task = PupilAttempts['tasks'][number];

interface PupilsOwnViewProps {
  homework: PupilAttempts['homework'];
  task: Task;
  attempt: Task['attempts'][number];
}

/** The marked attempt as the pupil sees it, with every answer told; fetched when it is asked for. */
export function PupilsOwnView({ homework, task, attempt }: PupilsOwnViewProps) {
  const [open, setOpen] = useState(false);
  const { Result } = taskViews[task.template];
  const read = templateOf(task.template).Data.safeParse(task.data);
  return (
    <div className="mt-3 print:hidden">
      <Button size="small" className="min-h-11" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide what the pupil sees' : 'See it as the pupil does'}
      </Button>
      {open && (
        <div className="mt-3 rounded-card border border-line bg-paper p-4">
          <Suspense fallback={<Spinner label="Loading" />}>
            <Result
              task={read.success ? templateOf(task.template).forPupil(read.data, 0) : null}
              submitted={attempt.submitted}
              mark={attempt.mark}
              answersTold
              feedback={attempt.feedback.flatMap(({ itemId, feedback, score }) =>
                feedback === null && score === null
                  ? []
                  : [{ itemId, feedback: feedback ?? '', score }],
              )}
              language={homework.language}
              nativeLanguage={homework.nativeLanguage}
              soundAddress={mediaAddress}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
