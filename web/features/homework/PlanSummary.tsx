import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/step-cards.tsx';
import { andList } from '#ui/wordings/lists.ts';
import { percentWords } from '#ui/wordings/percent.ts';
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

const taskWords = (tasks: number, items: number) =>
  plural(items, { one: `${tasks}, with # item`, other: `${tasks}, with # items` });

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
    return moment ? formatDateTime(moment) : t`not chosen yet`;
  };
  const attempts = plan.attemptsAllowed;
  const lines: [string, string][] = [
    [t`Tasks`, plan.tasks.length === 0 ? t`none yet` : taskWords(plan.tasks.length, items)],
    [t`Opens`, plan.startsAt === '' ? t`now` : say(plan.startsAt)],
    [t`Due`, say(plan.dueAt)],
    [t`Pass mark`, percentWords(plan.passMark)],
    [t`Attempts`, attempts === null ? t`no limit` : String(attempts)],
    [t`Marking`, presetNames[plan.preset]],
    ...(toRead > 0 ? [[t`You mark`, toReadWords(toRead, pupils)] as [string, string]] : []),
    [t`Pupils`, pupils === 0 ? t`nobody yet` : String(pupils)],
  ];
  const whom = [...rooms.map(({ name }) => name), ...plan.pupils.map(({ fullName }) => fullName)];
  return (
    <SummaryCard
      label={t`The homework so far`}
      name={plan.name.trim() || t`Untitled`}
      about={whom.length > 0 ? t`For ${{ names: andList(whom) }}` : t`Choose who it’s for.`}
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
          {!busy && <ClipboardCheck size={20} aria-hidden="true" />} <Trans>Set homework</Trans>
        </Button>
      }
      note={note}
      beside="xl"
    />
  );
}
