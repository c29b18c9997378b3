import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClassroomRow } from '#teaching/classrooms/classroom.ts';
import { templateOf } from '#teaching/tasks/registry.ts';
import { momentOf } from '#web/local-moment.ts';
import { sayMoment } from '#web/say-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { makeTask, type PlannedLesson } from './make-task.ts';
import type { Plan } from './plan.ts';
import { presetNames } from './preset-words.ts';

interface PlanSummaryProps {
  plan: Plan;
  lesson: PlannedLesson | null;
  classrooms: readonly ClassroomRow[];
  busy: boolean;
  /** What stands under the button: what is missing, or that the plan is kept. */
  note: ReactNode;
  onSet: () => void;
}

/** What will be set, always in sight, with the one button that sets it. On a phone it stays at the bottom. */
export function PlanSummary({ plan, lesson, classrooms, busy, note, onSet }: PlanSummaryProps) {
  const rooms = classrooms.filter(({ id }) => plan.classroomIds.includes(id));
  const pupils = rooms.reduce((sum, room) => sum + room.pupils, 0) + plan.pupils.length;
  const items = lesson
    ? plan.tasks.reduce((sum, task) => {
        const data = makeTask(lesson, task, plan.preset);
        return sum + (data === null ? 0 : templateOf(task.template).size(data));
      }, 0)
    : 0;
  const say = (local: string) => {
    const moment = momentOf(local);
    return moment ? sayMoment(moment) : 'not chosen yet';
  };
  const attempts = plan.attemptsAllowed;
  const lines: [string, string][] = [
    ['Tasks', plan.tasks.length === 0 ? 'none yet' : `${plan.tasks.length}, with ${items} items`],
    ['Opens', plan.startsAt === '' ? 'at once' : say(plan.startsAt)],
    ['Due', say(plan.dueAt)],
    ['Passed from', `${plan.passMark} %`],
    ['Attempts', attempts === null ? 'no limit' : String(attempts)],
    ['Marking', presetNames[plan.preset]],
    ['Pupils', pupils === 0 ? 'nobody yet' : String(pupils)],
  ];
  const whom = [...rooms.map(({ name }) => name), ...plan.pupils.map(({ fullName }) => fullName)];
  return (
    <aside aria-label="The homework so far" className="xl:sticky xl:top-23">
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <div className="bg-linear-to-b from-target-soft to-card p-5 pb-3 sm:px-6">
          <p className="text-sm font-semibold text-target">The homework so far</p>
          <p dir="auto" className="mt-1.5 line-clamp-2 text-xl font-semibold wrap-anywhere">
            {plan.name.trim() || 'Without a name yet'}
          </p>
          <p className="mt-1 line-clamp-3 text-ink-2 wrap-anywhere">
            {whom.length > 0 ? `For ${whom.join(', ')}` : 'Choose who does it.'}
          </p>
        </div>
        <dl className="px-5 pb-5 sm:px-6">
          {lines.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-4 border-b border-dashed border-line py-2 text-sm last:border-b-0"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] xl:static xl:border-0 xl:px-6 xl:pt-0 xl:pb-5">
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
          <div className="mt-2 flex min-h-5 justify-center text-center text-sm">{note}</div>
        </div>
      </div>
    </aside>
  );
}
