import {
  AlignLeft,
  BookOpenText,
  Brackets,
  Bug,
  CircleHelp,
  ListChecks,
  MessageCircleQuestion,
  MessagesSquare,
  Puzzle,
  ScanSearch,
  SpellCheck,
  ToggleLeft,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { features } from '#teaching/access/features.ts';
import { questionFeatures } from '#teaching/access/question-features.ts';
import { arrangedActivities } from '#teaching/activities/arrangement.ts';
import { type ActivityName, activities } from '#teaching/activities/registry.ts';
import { activityViews } from '#teaching/activities/views.ts';
import type { QuestionType } from '#teaching/questions/registry.ts';
import type { Part, Resource } from '#teaching/resources/resource.ts';
import { classNames } from '../ui/class-names.ts';

/** Each kind of question with its icon, in the product's order. */
const icons: Record<QuestionType, ReactNode> = {
  phrase: <ScanSearch />,
  vocab: <BookOpenText />,
  statement: <ToggleLeft />,
  comprehension: <CircleHelp />,
  chunk: <Puzzle />,
  multitypeQues: <ListChecks />,
  openEndedRes: <MessagesSquare />,
  vocabInContext: <Brackets />,
  whoSaidWhat: <Users />,
  inferenceQues: <MessageCircleQuestion />,
  syllables: <SpellCheck />,
  deliberateErrors: <Bug />,
};

const types = Object.keys(icons) as QuestionType[];

/** The parts that can be shown as questions, in the product's order. */
export function questionParts(parts: readonly Part[]): { type: QuestionType; name: string }[] {
  const made = new Set(
    parts.filter(({ content }) => content !== undefined && content !== null).map((p) => p.part),
  );
  return types.filter((type) => made.has(type)).map((type) => ({ type, name: nameOf(type) }));
}

/** Without the registry, which would bring every prompt and check into this page. */
const nameOf = (type: QuestionType): string =>
  type === 'syllables' ? 'Syllables' : features[questionFeatures[type]];

interface RailProps {
  /** Null for the plain text. */
  activity: ActivityName | null;
  /** The kind of question in sight. */
  question: QuestionType | undefined;
  resource: Pick<Resource, 'arrangement' | 'parts'>;
  onActivity: (name: ActivityName | null) => void;
  onQuestion: (type: QuestionType) => void;
}

/** What can be done with the text, by name: tools first, then the questions that were made. */
export function Rail({ activity, question, resource, onActivity, onQuestion }: RailProps) {
  const arranged = arrangedActivities(resource.arrangement);
  const questions = questionParts(resource.parts);
  return (
    <nav
      aria-label="Activities"
      className="flex shrink-0 gap-1 overflow-x-auto border-line border-b bg-paper p-1.5 md:w-29 md:flex-col md:overflow-y-auto md:overflow-x-hidden md:border-e md:border-b-0"
    >
      <RailButton
        chosen={activity === null}
        name="Text"
        icon={<AlignLeft />}
        onChoose={() => onActivity(null)}
      />
      {arranged.map((name) => {
        const Icon = activityViews[name].icon;
        return (
          <RailButton
            key={name}
            chosen={activity === name}
            name={activities[name].menu.short}
            icon={<Icon />}
            onChoose={() => onActivity(name)}
          />
        );
      })}
      {questions.length > 0 && <RailRule />}
      {questions.map(({ type, name }) => (
        <RailButton
          key={type}
          chosen={question === type}
          name={name}
          icon={icons[type]}
          onChoose={() => onQuestion(type)}
        />
      ))}
    </nav>
  );
}

/** Parts the tools from the questions. */
function RailRule() {
  return (
    <div
      aria-hidden="true"
      className="m-1 shrink-0 self-stretch border-line border-s md:border-s-0 md:border-t"
    />
  );
}

interface RailButtonProps {
  chosen: boolean;
  name: string;
  icon: ReactNode;
  onChoose: () => void;
}

function RailButton({ chosen, name, icon, onChoose }: RailButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-14 min-w-18 shrink-0 flex-col items-center justify-center gap-1 rounded-control px-1 py-1.5 text-center font-semibold text-xs leading-tight [&_svg]:size-5',
        chosen ? 'bg-target-fill text-on-target' : 'text-ink-2 hover:bg-target-soft hover:text-ink',
      )}
    >
      {icon}
      {name}
    </button>
  );
}
