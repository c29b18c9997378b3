import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import { answerLanguage, itemContext } from '#lessons/tasks/item-context.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { AskedItem } from '../AskedItem.tsx';
import { VerdictSign } from '../VerdictSign.tsx';

interface AnswerRowProps {
  task: PupilAttempts['tasks'][number];
  /** All items of the attempt. */
  items: readonly ItemMark[];
  item: ItemMark;
  number: number;
  feedback: { feedback: string | null; score: number | null } | undefined;
}

/** One item of an attempt: what was asked, what the pupil gave, what is right, and the mark. */
export function AnswerRow({ task, items, item, number, feedback }: AnswerRowProps) {
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
          <span className="sr-only">Answer: </span>
          {item.given === '' ? (
            <span className="font-sans font-normal text-ink-3">nothing</span>
          ) : (
            <bdi {...language}>{item.given}</bdi>
          )}
        </p>
        {item.verdict !== 'right' && item.expected !== '' && (
          <p className="text-sm text-ink-2">
            {item.verdict === 'needs-review' ? 'Model answer: ' : 'Right: '}
            <bdi {...language} className="font-text text-ink">
              {item.expected}
            </bdi>
          </p>
        )}
        {feedback?.feedback && (
          <p className="mt-1.5 rounded-control bg-sunken px-3 py-2 text-sm">
            <span className="font-semibold">Your feedback: </span>
            <span dir="auto">{feedback.feedback}</span>
          </p>
        )}
      </div>
      <div className="ps-9 md:ps-0 md:text-end">
        <VerdictSign
          verdict={item.verdict}
          word={
            item.verdict === 'needs-review' && feedback?.score !== null && feedback !== undefined
              ? `Read, ${feedback.score} %`
              : undefined
          }
        />
      </div>
    </li>
  );
}
