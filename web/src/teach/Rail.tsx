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
  TextCursorInput,
  ToggleLeft,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { features } from '#teaching/access/features.ts';
import { questionFeatures } from '#teaching/access/question-features.ts';
import type { QuestionType } from '#teaching/questions/registry.ts';
import type { Part } from '#teaching/resources/resource.ts';
import { classNames } from '../ui/class-names.ts';
import type { ActivityTab } from './Teach.tsx';

const tabs: { tab: ActivityTab; name: string; icon: ReactNode }[] = [
  { tab: 'text', name: 'Text', icon: <AlignLeft /> },
  { tab: 'gap-fill', name: 'Gaps', icon: <TextCursorInput /> },
];

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
  tab: ActivityTab;
  /** The kind of question in sight. */
  question: QuestionType | undefined;
  parts: readonly Part[];
  onTab: (tab: ActivityTab) => void;
  onQuestion: (type: QuestionType) => void;
}

/** What can be done with the text, by name: tools first, then the questions that were made. */
export function Rail({ tab, question, parts, onTab, onQuestion }: RailProps) {
  return (
    <nav
      aria-label="Activities"
      className="flex shrink-0 gap-1 overflow-x-auto border-line border-b bg-paper p-1.5 md:w-29 md:flex-col md:overflow-y-auto md:overflow-x-hidden md:border-e md:border-b-0"
    >
      {tabs.map((each) => (
        <RailButton
          key={each.tab}
          chosen={tab === each.tab}
          name={each.name}
          icon={each.icon}
          onChoose={() => onTab(each.tab)}
        />
      ))}
      {questionParts(parts).map(({ type, name }) => (
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
