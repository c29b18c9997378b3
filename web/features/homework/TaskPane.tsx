import { Dices, Plus } from 'lucide-react';
import { useState } from 'react';
import { SkillType, type TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { newSeed } from '#lessons/activities/seeds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { storedNames } from '#lessons/tasks/task-names.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { mediaAddress } from '#web/app/http/http.ts';
import { ItemBoxes } from './ItemBoxes.tsx';
import {
  drawnAgain,
  type PlannedLesson,
  type PlannedRules,
  tooFew,
  wholeTask,
  withChosen,
} from './make-task.ts';
import type { PlannedTask } from './plan.ts';
import { type ShownTask, type SourceOffer, skillChoices, skillNames } from './task-offers.ts';

interface TaskPaneProps {
  lesson: PlannedLesson;
  marking: PlannedRules;
  shown: Extract<ShownTask, { kind: 'offer' }> | PlannedTask;
  offer: SourceOffer | undefined;
  onShow: (shown: ShownTask) => void;
  onAdd: () => void;
  onChange: (change: Partial<PlannedTask>) => void;
}

/**
 * Previews one task in a phone frame. Below the frame are the task's name and skill, or the button that adds
 * the task.
 */
export function TaskPane(props: TaskPaneProps) {
  const { lesson, marking, shown, offer, onShow, onAdd, onChange } = props;
  const isOffer = 'kind' in shown;
  const { title, aim, toRead, choice } = templateOf(shown.template);
  const whole = wholeTask(lesson, shown, marking);
  const items = isOffer ? undefined : shown.items;
  const data = whole === null ? null : withChosen(whole, choice, { items, seed: shown.seed });
  const reads = data === null ? 0 : (toRead?.(data) ?? 0);
  const { text } = lesson.material;
  const name = isOffer ? `${offer?.title ?? ''}: ${title.toLowerCase()}` : shown.name;
  const drawAgain = () =>
    isOffer
      ? onShow({ ...shown, seed: newSeed(), drawn: true })
      : onChange({ seed: newSeed(), drawn: true, items: drawnAgain(items) });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">
        {reads > 0 ? 'These answers can’t be marked automatically.' : aim} Try it out: nothing is
        saved.
      </p>
      {reads > 0 && (
        <p className="rounded-control bg-native-soft px-4 py-2.5 font-semibold">
          {reads === 1 ? 'You mark 1 answer' : `You mark ${reads} answers`} per pupil yourself.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isOffer && (
          <Button variant="primary" className="flex-1" onClick={onAdd}>
            <Plus size={18} aria-hidden="true" /> Add this task
          </Button>
        )}
        <Button className="flex-1" onClick={drawAgain}>
          <Dices size={18} aria-hidden="true" /> Show different questions
        </Button>
      </div>
      {!isOffer && whole !== null && choice && (
        <ItemBoxes
          choice={choice}
          data={whole}
          chosen={items}
          seed={shown.seed}
          onChosen={(next) => onChange({ items: next })}
        />
      )}
      {data === null && whole !== null && choice ? (
        <p className="rounded-control bg-native-soft px-4 py-3">
          {tooFew(choice.least, choice.unit(whole))} to see your pupils’ view here.
        </p>
      ) : data === null ? (
        <p className="rounded-control bg-native-soft px-4 py-3">
          The lesson doesn’t have enough left for this task. Remove it from the list.
        </p>
      ) : (
        <TaskPhone
          key={JSON.stringify([shown.source, shown.template, shown.seed, shown.drawn, items])}
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
            options={skillChoices(lesson, shown.source).map((skill) => ({
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

interface TaskPhoneProps {
  name: string;
  template: TaskTemplateName;
  /** The task as it would be stored, including the answers. */
  data: unknown;
  seed: number;
  language: string;
  nativeLanguage: string;
}

/** A task in a phone frame, as a pupil sees it. Teachers can try it out; nothing is saved. */
function TaskPhone(props: TaskPhoneProps) {
  const { name, template, data, seed, language, nativeLanguage } = props;
  const rules = templateOf(template);
  const [tried, setTried] = useState<unknown>(rules.empty);
  const { Do } = taskViews[template];
  return (
    <section
      aria-label={`As a pupil sees it: ${name}`}
      className="mx-auto flex h-[40rem] max-h-[max(28rem,calc(100dvh-16rem))] w-full max-w-97 flex-col overflow-hidden rounded-[2rem] border-8 border-night bg-paper"
    >
      <p className="border-b border-line bg-card px-4 py-3 text-center text-sm font-semibold">
        <bdi className="line-clamp-1">{name}</bdi>
      </p>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pt-3 -outline-offset-4">
        <Do
          task={rules.forPupil(data, storedNames(seed))}
          submitted={tried}
          onChange={setTried}
          language={language}
          nativeLanguage={nativeLanguage}
          soundAddress={mediaAddress}
        />
      </div>
    </section>
  );
}
