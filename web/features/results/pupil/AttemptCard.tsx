import { ChevronDown, ClockAlert } from 'lucide-react';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { sayDuration, sayMoment } from '#web/app/format/say-moment.ts';
import { ScoreMark } from '../ScoreMark.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { PupilsOwnView } from './PupilsOwnView.tsx';

type Task = PupilAttempts['tasks'][number];

interface AttemptCardProps {
  homework: PupilAttempts['homework'];
  task: Task;
  attempt: Task['attempts'][number];
  /** Which one it was, from 1. */
  number: number;
  /** The one that counts: open from the start. */
  shown: boolean;
  /** Where its free writing is read. */
  reviewHref: string;
}

/** One attempt at a task, with every answer; those that do not count are folded. */
export function AttemptCard(props: AttemptCardProps) {
  const { homework, task, attempt, number, shown, reviewHref } = props;
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
        <span className="font-semibold">Attempt {number}</span>
        <ScoreMark
          score={attempt.scorePercentage}
          passed={attempt.testPassed}
          state={attempt.state}
        />
        {shown && <Badge>Counts</Badge>}
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-2 sm:ms-auto">
          <time dateTime={attempt.createdAt}>{sayMoment(attempt.createdAt)}</time>
          {attempt.late && (
            <span className="inline-flex items-center gap-1.5">
              <ClockAlert size={15} aria-hidden="true" /> late
            </span>
          )}
          <span>{sayDuration(attempt.seconds)}</span>
        </span>
      </summary>
      <div className="px-5 pb-4">
        {toRead && (
          <p className="mb-2 print:hidden">
            <LinkButton size="small" href={reviewHref}>
              Read and give feedback
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
