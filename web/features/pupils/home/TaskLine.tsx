import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ScoreMark } from '../ScoreMark.tsx';
import { taskState } from './task-state.ts';

interface TaskLineProps {
  homeworkId: number;
  task: PupilHomeworkRow['tasks'][number];
  /** The one to go on with: its button is the main one. */
  next: boolean;
}

/** One task of a homework: what it is, how it stands, and the way in. */
export function TaskLine({ homeworkId, task, next }: TaskLineProps) {
  const { icon: Icon } = taskViews[task.template];
  const { kind, act } = taskState(task);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-t py-2.5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-target-soft text-target"
      >
        <Icon size={20} />
      </span>
      <span className="min-w-36 flex-1">
        <bdi className="block break-words font-semibold leading-snug">{task.taskName}</bdi>
        {kind === 'new' || kind === 'begun' ? (
          <span className="text-ink-2 text-sm">
            {kind === 'begun' ? 'Begun' : task.size === 1 ? '1 answer' : `${task.size} answers`}
          </span>
        ) : (
          <span className="text-sm">
            <ScoreMark
              score={task.scorePercentage ?? 0}
              passed={task.testPassed ?? false}
              waiting={kind === 'waiting'}
            />
          </span>
        )}
      </span>
      {act && (
        <LinkButton
          href={`/submit_task/${homeworkId}/${task.id}`}
          variant={next ? 'primary' : kind === 'passed' ? 'quiet' : 'secondary'}
          aria-label={`${act}: ${task.taskName}`}
        >
          {act}
        </LinkButton>
      )}
    </li>
  );
}
