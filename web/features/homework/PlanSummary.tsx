import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/step-cards.tsx';
import { formatDateTime, timestampOf } from '#web/app/format/moment.ts';
import { makeTask, type PlannedLesson } from './make-task.ts';
import type { Plan } from './plan.ts';
import { presetNames, toReadWords } from './plan-words.ts';

interface PlanSummaryProps {
  plan: Plan;
  lesson: PlannedLesson | null;
  classrooms: readonly ClassroomRow[];
  busy: boolean;
  /** Shown below the button: a list of what is missing, or a note that the plan is saved. */
  note: ReactNode;
  onSet: () => void;
}

/**
 * A summary of the homework with the button that sets it. It is always visible; on a phone it sticks to the
 * bottom.
 */
export function PlanSummary({ plan, lesson, classrooms, busy, note, onSet }: PlanSummaryProps) {
  const rooms = classrooms.filter(({ id }) => plan.classroomIds.includes(id));
  const pupils = rooms.reduce((sum, room) => sum + room.pupils, 0) + plan.pupils.length;
  const made = plan.tasks.flatMap((task) => {
    const data = lesson ? makeTask(lesson, task, plan) : null;
    return data === null ? [] : [{ data, template: templateOf(task.template) }];
  });
  const items = made.reduce((sum, { data, template }) => sum + template.size(data), 0);
  const toRead = made.reduce((sum, { data, template }) => sum + (template.toRead?.(data) ?? 0), 0);
  const say = (local: string) => {
    const moment = timestampOf(local);
    return moment ? formatDateTime(moment) : 'not chosen yet';
  };
  const attempts = plan.attemptsAllowed;
  const lines: [string, string][] = [
    ['Tasks', plan.tasks.length === 0 ? 'none yet' : `${plan.tasks.length}, with ${items} items`],
    ['Opens', plan.startsAt === '' ? 'now' : say(plan.startsAt)],
    ['Due', say(plan.dueAt)],
    ['Pass mark', `${plan.passMark}%`],
    ['Attempts', attempts === null ? 'no limit' : String(attempts)],
    ['Marking', presetNames[plan.preset]],
    ...(toRead > 0 ? [['You mark', toReadWords(toRead, pupils)] as [string, string]] : []),
    ['Pupils', pupils === 0 ? 'nobody yet' : String(pupils)],
  ];
  const whom = [...rooms.map(({ name }) => name), ...plan.pupils.map(({ fullName }) => fullName)];
  return (
    <SummaryCard
      label="The homework so far"
      name={plan.name.trim() || 'Untitled'}
      about={whom.length > 0 ? `For ${whom.join(', ')}` : 'Choose who it’s for.'}
      lines={lines}
      action={
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy}
          data-log="homework-set"
          onClick={onSet}
        >
          {!busy && <ClipboardCheck size={20} aria-hidden="true" />} Set homework
        </Button>
      }
      note={note}
      beside="xl"
    />
  );
}
