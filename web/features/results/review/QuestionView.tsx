import { CheckCheck, CircleCheck, PenLine } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { FailedLoad } from '../FailedLoad.tsx';
import { ResultsSkeleton } from '../ResultsSkeleton.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionList } from './QuestionList.tsx';
import { nextToRead, readingQuestions } from './reading-questions.ts';
import { useReading } from './use-reading.ts';

interface QuestionViewProps {
  homeworkId: number;
  classroomId: string;
  /** Whether this person may mark; a colleague only reads. */
  mayMark: boolean;
  /** The chosen task, or the first with something to read; null where nothing is. */
  taskId: number | null;
  onTask: (taskId: number) => void;
  tableHref: string;
  /** Where the same answers are read pupil by pupil. */
  pupilsHref: string;
}

/** What no rule can mark, question by question: every answer of the class, equal ones together. */
export function QuestionView(props: QuestionViewProps) {
  const { homeworkId, classroomId, mayMark, taskId, onTask, tableHref, pupilsHref } = props;
  // The task and the question stay when their last answer is read: the teacher goes on herself.
  const [opened] = useState(taskId);
  const reading = useReading(homeworkId, classroomId, opened);
  const { data, error, again } = reading;
  const task = data?.task ?? null;
  const questions = useMemo(() => (task ? readingQuestions(task) : []), [task]);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = useFocusMove();

  if (error && !data) {
    return <FailedLoad title="The answers could not be loaded" error={error} onAgain={again} />;
  }
  if (!data) return <ResultsSkeleton label="Loading the answers" />;
  if (!task) {
    return (
      <Card>
        <EmptyState
          icon={<CheckCheck size={28} />}
          title="Nothing to read here"
          action={<LinkButton href={tableHref}>See the class</LinkButton>}
        >
          All tasks of this homework are marked automatically.
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
            label="Task"
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
          <PenLine size={17} aria-hidden="true" /> Read pupil by pupil
        </LinkButton>
      </div>
      {!question || task.answers.length === 0 ? (
        <Card>
          <EmptyState icon={<CircleCheck size={28} />} title="No answers to read yet">
            Answers appear here when pupils hand in this task.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <QuestionList questions={questions} current={question.itemId} onQuestion={open} />
          <QuestionCard
            // Comments that are being written belong to their question.
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
