import { CalendarClock, CheckCheck, ClipboardList, SearchX } from 'lucide-react';
import type { HomeworkStatus } from '#contracts/homework/homework.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

const words = {
  active: {
    Icon: ClipboardList,
    title: 'Nothing is open right now',
    text: 'Homework for this class will appear here, with who has done it.',
  },
  upcoming: {
    Icon: CalendarClock,
    title: 'Nothing is planned',
    text: 'Homework with a later start will appear here until it opens.',
  },
  finished: {
    Icon: CheckCheck,
    title: 'Nothing is finished yet',
    text: 'Homework will appear here after its due date, with its results.',
  },
} as const;

interface ClassHomeworkEmptyProps {
  status: HomeworkStatus;
  /** The page is behind the last one. */
  beyond: boolean;
  /** Where more is set; null for who may not. */
  setHref: string | null;
  onFirstPage: () => void;
}

/** A tab of a class's homework with nothing in it: why, and what comes next. */
export function ClassHomeworkEmpty(props: ClassHomeworkEmptyProps) {
  const { status, beyond, setHref, onFirstPage } = props;
  const { Icon, title, text } = words[status];
  if (beyond) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title="This page is empty"
          action={<Button onClick={onFirstPage}>Go to the first page</Button>}
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<Icon size={28} />}
        title={title}
        action={
          setHref && (
            <LinkButton href={setHref} variant={status === 'finished' ? 'secondary' : 'primary'}>
              Set homework
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}
