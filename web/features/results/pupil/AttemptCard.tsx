import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ClockAlert } from 'lucide-react';
import { useState } from 'react';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import { answerLanguage, itemContext } from '#lessons/tasks/item-context.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { storedNames } from '#lessons/tasks/task-names.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { formatDateTime, formatDuration } from '#web/app/format/moment.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { AskedItem } from '../AskedItem.tsx';
import { ScoreBadge } from '../ScoreBadge.tsx';
import { VerdictSign } from '../VerdictSign.tsx';

type Task = PupilAttempts['tasks'][number];

interface AttemptCardProps {
  homework: PupilAttempts['homework'];
  task: Task;
  attempt: Task['attempts'][number];
  /** True for the attempt that counts, which is initially expanded. */
  shown: boolean;
  /** The address of the screen for marking the attempt's free writing. */
  reviewHref: string;
}

/** One attempt at a task with all its answers. Attempts that do not count are collapsed. */
export function AttemptCard(props: AttemptCardProps) {
  const { homework, task, attempt, shown, reviewHref } = props;
  const toRead = attempt.mark.items.some(({ verdict }) => verdict === 'needs-review');
  return (
    <details
      open={shown}
      className="group/attempt border-t border-line first:border-t-0 not-open:print:hidden"
    >
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-2.5 -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-3 transition-transform group-open/attempt:rotate-180 print:hidden"
        />
        <span className="font-semibold">
          <Trans>Attempt {{ number: attempt.number }}</Trans>
        </span>
        <ScoreBadge
          score={attempt.scorePercentage}
          passed={attempt.testPassed}
          state={attempt.state}
        />
        {shown && (
          <Badge>
            <Trans comment="Marks the attempt whose score counts.">Counts</Trans>
          </Badge>
        )}
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-2 sm:ms-auto">
          <time dateTime={attempt.createdAt}>{formatDateTime(attempt.createdAt)}</time>
          {attempt.late && (
            <span className="inline-flex items-center gap-1.5">
              <ClockAlert size={15} aria-hidden="true" /> <Trans>late</Trans>
            </span>
          )}
          <span>{formatDuration(attempt.seconds)}</span>
        </span>
      </summary>
      <div className="px-5 pb-4">
        {toRead && (
          <p className="mb-2 print:hidden">
            <LinkButton size="small" href={reviewHref}>
              <Trans>Read and give feedback</Trans>
            </LinkButton>
          </p>
        )}
        <ol>
          {attempt.mark.items.map((item, index) => (
            <AnswerRow
              key={item.id}
              task={task}
              items={attempt.mark.items}
              item={item}
              number={index + 1}
              feedback={attempt.feedback.find(({ itemId }) => itemId === item.id)}
            />
          ))}
        </ol>
        <PupilsOwnView homework={homework} task={task} attempt={attempt} />
      </div>
    </details>
  );
}

interface PupilsOwnViewProps {
  homework: PupilAttempts['homework'];
  task: Task;
  attempt: Task['attempts'][number];
}

/** The marked attempt as the pupil sees it, including all solutions. It is fetched on demand. */
function PupilsOwnView({ homework, task, attempt }: PupilsOwnViewProps) {
  const [open, setOpen] = useState(false);
  const { Result } = taskViews[task.template];
  const read = templateOf(task.template).Data.safeParse(task.data);
  return (
    <div className="mt-3 print:hidden">
      <Button size="small" className="min-h-11" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t`Hide what the pupil sees` : t`See what the pupil sees`}
      </Button>
      {open && (
        <div className="mt-3 rounded-card border border-line bg-paper p-4">
          <Result
            task={
              read.success ? templateOf(task.template).forPupil(read.data, storedNames(0)) : null
            }
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
        </div>
      )}
    </div>
  );
}

interface AnswerRowProps {
  task: PupilAttempts['tasks'][number];
  /** All items of the attempt. */
  items: readonly ItemMark[];
  item: ItemMark;
  number: number;
  feedback: { feedback: string | null; score: number | null } | undefined;
}

/** One item of an attempt: prompt, given answer, correct answer, and mark. */
function AnswerRow({ task, items, item, number, feedback }: AnswerRowProps) {
  const code = answerLanguage(task.template, task.data, item.id);
  const language = code ? inLanguage(code) : { dir: 'auto' as const };
  const context = itemContext(task.template, task.data, item.id, items);
  return (
    <li className="keep-together grid gap-x-6 gap-y-1.5 border-t border-dashed border-line py-3 first:border-t-0 print:py-1.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
      <div className="flex min-w-0 gap-3 text-ink-2">
        <span className="w-6 shrink-0 text-end text-sm leading-6 text-ink-3">{number}</span>
        <div className="min-w-0 font-text">
          <AskedItem context={context} />
        </div>
      </div>
      <div className="min-w-0 ps-9 md:ps-0">
        <p className="font-text font-semibold whitespace-pre-wrap">
          <span className="sr-only">
            <Trans>Answer:</Trans>{' '}
          </span>
          {item.given === '' ? (
            <span className="font-sans font-normal text-ink-3">
              <Trans context="the pupil gave no answer">nothing</Trans>
            </span>
          ) : (
            <bdi {...language}>{item.given}</bdi>
          )}
        </p>
        {item.verdict !== 'right' && item.expected !== '' && (
          <p className="text-sm text-ink-2">
            {item.verdict === 'needs-review'
              ? t`Model answer:`
              : t({ message: 'Right:', comment: 'The right answer follows.' })}{' '}
            <bdi {...language} className="font-text text-ink">
              {item.expected}
            </bdi>
          </p>
        )}
        {feedback?.feedback && (
          <p className="mt-1.5 rounded-control bg-sunken px-3 py-2 text-sm">
            <span className="font-semibold">
              <Trans>Your feedback:</Trans>{' '}
            </span>
            <span dir="auto">{feedback.feedback}</span>
          </p>
        )}
      </div>
      <div className="ps-9 md:ps-0 md:text-end">
        <VerdictSign
          verdict={item.verdict}
          word={
            item.verdict === 'needs-review' && feedback?.score !== null && feedback !== undefined
              ? t({
                  message: `Read, ${{ score: feedback.score }}%`,
                  comment: 'The teacher has read the answer and set this score.',
                })
              : undefined
          }
        />
      </div>
    </li>
  );
}
