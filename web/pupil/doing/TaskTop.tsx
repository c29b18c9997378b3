import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TaskProgress } from '#lessons/tasks/task-content.ts';

interface TaskTopProps {
  homeworkName: string;
  taskName: string;
  /** Absent after the hand-in. */
  progress?: TaskProgress;
  /** The save status. It is shown small below the progress, or on its own line if it is important. */
  saved?: ReactNode;
  notice?: ReactNode;
}

/** The exit link, the task's name, and the progress. */
export function TaskTop({ homeworkName, taskName, progress, saved, notice }: TaskTopProps) {
  const { done = 0, of = 0 } = progress ?? {};
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-2">
        <a
          href="/pupil/home"
          aria-label={t`Back to my homework`}
          className="-ms-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-target-soft hover:text-ink"
        >
          <X size={22} aria-hidden="true" />
        </a>
        <div className="min-w-0 flex-1 text-center">
          <p className="truncate text-ink-2 text-xs">
            <bdi>{homeworkName}</bdi>
          </p>
          <h1 className="truncate text-base leading-snug">
            <bdi>{taskName}</bdi>
          </h1>
        </div>
        <div className="min-w-9 shrink-0 text-end text-ink-2 text-xs tabular-nums">
          {progress && (
            <p className="font-semibold text-sm">
              <span aria-hidden="true">
                {done} / {of}
              </span>
              <span className="sr-only">
                <Trans>
                  {done} of {of} answered
                </Trans>
              </span>
            </p>
          )}
          {saved}
        </div>
      </div>
      {progress && (
        <progress
          value={progress.done}
          max={progress.of || 1}
          aria-label={t`Answered`}
          className="h-2 w-full"
        />
      )}
      {notice}
    </div>
  );
}
