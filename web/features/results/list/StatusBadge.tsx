import { CalendarClock, CircleCheck, CircleDot } from 'lucide-react';
import type { HomeworkStatus } from '#contracts/homework/homework.ts';
import { Badge } from '#ui/Badge.tsx';

const looks = {
  upcoming: { word: 'Not begun', tone: 'neutral', Icon: CalendarClock },
  active: { word: 'Open', tone: 'target', Icon: CircleDot },
  finished: { word: 'Finished', tone: 'neutral', Icon: CircleCheck },
} as const;

/** Where a homework stands by its dates: a word and a sign. */
export function StatusBadge({ status }: { status: HomeworkStatus }) {
  const { word, tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {word}
    </Badge>
  );
}
