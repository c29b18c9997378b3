import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, ChevronRight } from 'lucide-react';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import type { PupilHomeworkStage } from '#contracts/homework/pupil-homework-stage.ts';
import { languageName } from '#language/language-name.ts';
import { taskIcons } from '#lessons/tasks/icons.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { userLocale } from '#web/app/format/format.ts';
import { ScoreInWords } from '../ScoreInWords.tsx';
import { dueWords } from './due-words.ts';

interface HomeworkCardProps {
  row: PupilHomeworkRow;
  stage: PupilHomeworkStage;
  now: number;
}

/** One homework: teacher, due date, progress and tasks. */
export function HomeworkCard({ row, stage, now }: HomeworkCardProps) {
  const done = row.tasks.filter(({ attempts }) => attempts > 0).length;
  const next = row.tasks.find(({ attempts }) => attempts === 0);
  useFonts(row.language);
  const tasks = (
    <ul>
      {row.tasks.map((task) => (
        <TaskLine
          key={task.id}
          homeworkId={row.homeworkId}
          task={task}
          next={task.id === next?.id}
        />
      ))}
    </ul>
  );
  const titleId = `homework-${row.id}`;
  const { name } = row;
  const count = row.tasks.length;
  return (
    <Card className="p-4 sm:p-5">
      <article aria-labelledby={titleId}>
        <h3 id={titleId} className="break-words text-xl">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-0.5 text-ink-2 text-sm">
          {[languageName(row.language, wordingsLanguage()), row.className, row.teacherName]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p
          className={classNames(
            'mt-2 flex items-center gap-2 font-semibold text-sm',
            stage === 'late' ? 'text-native' : 'text-ink',
          )}
        >
          <CalendarClock size={18} aria-hidden="true" className="shrink-0" />
          {dueWords(Date.parse(row.dueAt), now, { locale: userLocale() })}
        </p>
        <div className="mt-3 flex items-center gap-3">
          <progress
            value={done}
            max={count}
            aria-label={t`Tasks handed in of ${name}`}
            className="h-2 flex-1"
          />
          <span className="shrink-0 text-ink-2 text-sm tabular-nums">
            <Trans>
              {done} of {count} handed in
            </Trans>
          </span>
        </div>
        {stage === 'done' ? (
          // Finished homework is collapsed; it can still be practised.
          <details className="group mt-2">
            <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-target">
              <ChevronRight
                size={18}
                aria-hidden="true"
                className="shrink-0 transition-transform group-open:rotate-90 rtl:rotate-180"
              />
              <Plural value={count} one="The task" other="The # tasks" />
            </summary>
            {tasks}
          </details>
        ) : (
          <div className="mt-3">{tasks}</div>
        )}
        {done > 0 && (
          <div className="border-line border-t pt-2">
            <LinkButton href={`/pupil/result/${row.id}`} variant="quiet" className="-mx-2">
              <Trans>See the results</Trans>
            </LinkButton>
          </div>
        )}
      </article>
    </Card>
  );
}

interface TaskLineProps {
  homeworkId: number;
  task: PupilHomeworkRow['tasks'][number];
  /** True for the task with which the pupil should continue. Its button is the primary button. */
  next: boolean;
}

/** One task of a homework: name, state and link. */
function TaskLine({ homeworkId, task, next }: TaskLineProps) {
  const Icon = taskIcons[task.template];
  const { taskName } = task;
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
        <bdi className="block break-words font-semibold leading-snug">{taskName}</bdi>
        {kind === 'new' || kind === 'begun' ? (
          <span className="text-ink-2 text-sm">
            {kind === 'begun'
              ? t`Started`
              : plural({ count: task.size }, { one: '# question', other: '# questions' })}
          </span>
        ) : (
          <span className="text-sm">
            <ScoreInWords
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
          aria-label={t`${act}: ${taskName}`}
        >
          {act}
        </LinkButton>
      )}
    </li>
  );
}

type Task = PupilHomeworkRow['tasks'][number];

/** A task's state on the home screen, and the label of its button. The label is null if no action is left. */
interface TaskState {
  kind: 'new' | 'begun' | 'passed' | 'failed' | 'waiting';
  act: string | null;
}

/** A passed task can be practised. A task without attempts left can only be viewed. */
export function taskState(task: Task): TaskState {
  const mayTry = task.attemptsLeft !== 0;
  if (task.attempts === 0)
    return task.begun ? { kind: 'begun', act: t`Continue` } : { kind: 'new', act: t`Start` };
  const again = task.begun ? t`Continue` : t`Try again`;
  if (task.toReview) return { kind: 'waiting', act: null };
  if (task.testPassed) return { kind: 'passed', act: mayTry ? t`Practise` : null };
  return { kind: 'failed', act: mayTry ? again : null };
}
