import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CheckCheck, CircleCheck, PenLine } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { nextToRead, type ReadingQuestion, readingQuestions } from './reading-questions.ts';
import { useReading } from './use-reading.ts';

interface QuestionViewProps {
  homeworkId: number;
  classroomId: string;
  /** True if this person may mark; a colleague has read access. */
  mayMark: boolean;
  /** The selected task, or else the first task with unmarked answers; null if there is none. */
  taskId: number | null;
  onTask: (taskId: number) => void;
  tableHref: string;
  /** The address for marking the same answers pupil by pupil. */
  pupilsHref: string;
}

/**
 * The view for marking, by question, the answers that cannot be marked automatically. It shows all answers of
 * the class and groups equal answers.
 */
export function QuestionView(props: QuestionViewProps) {
  const { homeworkId, classroomId, mayMark, taskId, onTask, tableHref, pupilsHref } = props;
  // Keep the task and the question open after their last answer is marked, because the teacher moves on
  // manually.
  const [opened] = useState(taskId);
  const reading = useReading(homeworkId, classroomId, opened);
  const { data, error, again } = reading;
  const task = data?.task ?? null;
  const questions = useMemo(() => (task ? readingQuestions(task) : []), [task]);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = useFocusMove();

  if (error && !data) {
    return <FailedLoad title={t`The answers could not be loaded`} error={error} onAgain={again} />;
  }
  if (!data) return <ResultsSkeleton label={t`Loading the answers`} />;
  if (!task) {
    return (
      <Card>
        <EmptyState
          icon={<CheckCheck size={28} />}
          title={t`Nothing to read here`}
          action={
            <LinkButton href={tableHref}>
              <Trans>See the class</Trans>
            </LinkButton>
          }
        >
          <Trans>All tasks of this homework are marked automatically.</Trans>
        </EmptyState>
      </Card>
    );
  }
  const question =
    questions.find(({ itemId }) => itemId === chosen) ??
    questions.find(({ read, answers }) => read < answers) ??
    questions[0];
  if (question && question.itemId !== chosen) setChosen(question.itemId);
  const next = question ? nextToRead(questions, question.itemId) : null;
  const open = (itemId: string) => {
    setChosen(itemId);
    moveFocus(() => heading.current?.focus());
  };

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        {data.tasks.length > 1 ? (
          <ChipGroup
            label={t`Task`}
            hideLabel
            value={String(task.id)}
            options={data.tasks.map(({ id, taskName }) => ({
              value: String(id),
              label: taskName,
            }))}
            onChoose={(id) => onTask(Number(id))}
          />
        ) : (
          <h2 className="text-xl">
            <bdi>{task.taskName}</bdi>
          </h2>
        )}
        <LinkButton href={pupilsHref}>
          <PenLine size={17} aria-hidden="true" /> <Trans>Read pupil by pupil</Trans>
        </LinkButton>
      </div>
      {!question || task.answers.length === 0 ? (
        <Card>
          <EmptyState icon={<CircleCheck size={28} />} title={t`No answers to read yet`}>
            <Trans>Answers will appear here when pupils hand in this task.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <QuestionList questions={questions} current={question.itemId} onQuestion={open} />
          <QuestionCard
            // Remount for each question, because unsaved comments belong to their question.
            key={question.itemId}
            heading={heading}
            question={question}
            number={questions.indexOf(question) + 1}
            count={questions.length}
            mayMark={mayMark}
            reading={reading}
            onNext={next && (() => open(next.itemId))}
            tableHref={tableHref}
          />
        </div>
      )}
    </div>
  );
}

interface QuestionListProps {
  questions: readonly ReadingQuestion[];
  current: string;
  onQuestion: (itemId: string) => void;
}

/** The questions of a task with the marking progress of each. */
function QuestionList({ questions, current, onQuestion }: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector(`[data-question="${CSS.escape(current)}"]`);
    if (box && item) scrollTo(box, item);
  }, [current]);
  return (
    <nav aria-label={t`Questions`}>
      <Card flush>
        <ol
          ref={list}
          className="flex gap-1 overflow-x-auto p-1.5 lg:max-h-[70dvh] lg:flex-col lg:overflow-auto"
        >
          {questions.map(({ itemId, question, language, answers, read }, at) => (
            <li key={itemId} data-question={itemId} className="shrink-0">
              <button
                type="button"
                aria-current={itemId === current ? 'true' : undefined}
                onClick={() => onQuestion(itemId)}
                className="min-h-11 w-56 rounded-control px-3 py-2 text-start -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-target-soft aria-[current=true]:text-target lg:w-full"
              >
                <span className="flex gap-1.5">
                  <span>{at + 1}.</span>
                  <bdi
                    {...inLanguage(language)}
                    className="line-clamp-2 min-w-0 font-text font-semibold break-words"
                  >
                    {question}
                  </bdi>
                </span>
                <span className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-2">
                  {answers > 0 && read === answers && (
                    <CircleCheck size={14} aria-hidden="true" className="text-ok" />
                  )}
                  {answers === 0
                    ? t`no answers yet`
                    : plural(answers, { one: `${read} of # read`, other: `${read} of # read` })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </nav>
  );
}

/** Scrolls only the list. (`scrollIntoView` would also scroll the page away from the question.) */
function scrollTo(box: Element, item: Element): void {
  const [inside, outside] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  const isHidden = inside.left < outside.left || inside.right > outside.right;
  const isAbove = inside.top < outside.top || inside.bottom > outside.bottom;
  box.scrollBy({
    left: isHidden ? inside.left - outside.left : 0,
    top: isAbove ? inside.top - outside.top : 0,
  });
}
