import { Dices, Plus } from 'lucide-react';
import { SkillType } from '#contracts/homework/task-kinds.ts';
import type { MarkingPreset } from '#language/marking/marking-item.ts';
import { newSeed } from '#lessons/activities/new-seed.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { makeTask, type PlannedLesson } from './make-task.ts';
import type { PlannedTask } from './plan.ts';
import type { ShownTask } from './shown-task.ts';
import { TaskPhone } from './TaskPhone.tsx';
import { type SourceOffer, skillChoices, skillNames } from './task-offers.ts';

interface TaskPaneProps {
  lesson: PlannedLesson;
  preset: MarkingPreset;
  shown: Extract<ShownTask, { kind: 'offer' }> | PlannedTask;
  offer: SourceOffer | undefined;
  onShow: (shown: ShownTask) => void;
  onAdd: () => void;
  onChange: (change: Partial<PlannedTask>) => void;
}

/** One task looked at: the phone, and under it its name and skill, or the button that adds it. */
export function TaskPane(props: TaskPaneProps) {
  const { lesson, preset, shown, offer, onShow, onAdd, onChange } = props;
  const isOffer = 'kind' in shown;
  const { title, aim } = templateOf(shown.template);
  const data = makeTask(lesson, shown, preset);
  const { text } = lesson.material;
  const name = isOffer ? `${offer?.title ?? ''}: ${title.toLowerCase()}` : shown.name;
  const drawAgain = () =>
    isOffer
      ? onShow({ ...shown, seed: newSeed(), drawn: true })
      : onChange({ seed: newSeed(), drawn: true });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{aim} Try it: nothing is kept.</p>
      <div className="flex flex-wrap gap-3">
        {isOffer && (
          <Button variant="primary" className="flex-1" onClick={onAdd}>
            <Plus size={18} aria-hidden="true" /> Add this task
          </Button>
        )}
        <Button className="flex-1" onClick={drawAgain}>
          <Dices size={18} aria-hidden="true" /> Draw another
        </Button>
      </div>
      {data === null ? (
        <p className="rounded-control bg-native-soft px-4 py-3">
          The lesson no longer holds enough for this task. Remove it from the list.
        </p>
      ) : (
        <TaskPhone
          key={`${shown.source} ${shown.template} ${shown.seed} ${shown.drawn}`}
          name={name}
          template={shown.template}
          data={data}
          seed={shown.seed}
          language={text.target}
          nativeLanguage={text.native}
        />
      )}
      {!isOffer && (
        <div className="flex flex-col gap-4">
          <TextField
            label="Name of the task"
            value={shown.name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <Select
            label="What it trains"
            value={shown.skillType}
            options={skillChoices(shown.source).map((skill) => ({
              value: skill,
              label: skillNames[skill],
            }))}
            onChoose={(value) => {
              const skill = SkillType.safeParse(value);
              if (skill.success) onChange({ skillType: skill.data });
            }}
          />
        </div>
      )}
    </div>
  );
}
