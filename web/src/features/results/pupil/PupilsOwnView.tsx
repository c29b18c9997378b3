import { Suspense, useState } from 'react';
import type { PupilAttempts } from '#teaching/homework/homework-results.ts';
import { templateOf } from '#teaching/tasks/registry.ts';
import { taskViews } from '#teaching/tasks/views.ts';
import { mediaAddress } from '#web/media-address.ts';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

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
